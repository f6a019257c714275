import { distinctPaths } from '../build/distinct'
import { checkRedirectPaths } from '../build/plan/check-redirects'
import type { SitePlan } from '../build/plan/plan-site'
import { InputError } from '../lib/problem'
import { pagePaths } from '../pages/page-paths'
import type { Templates } from '../render/compile/templates'
import { filesOf } from './files-on-request'

/** What conflicts depend on. */
interface Checked {
  readonly redirects: string
  readonly templates: Templates
  /** The paths of all pages. */
  readonly pages: string
}

/**
 * Reports what a build finds once it has all files: redirects from paths in use or to missing ones, and two sources of one
 * file. Checks again only after a change to redirects, templates or the list of pages.
 *
 * @returns a function that throws an InputError
 */
export function conflictCheck(): (plan: SitePlan) => void {
  let last: Checked | undefined
  return (plan) => {
    const pages = plan.pages.map(({ page }) => page.address.path)
    const { redirects, templates } = plan
    const now = { redirects: JSON.stringify(redirects.value), templates, pages: pages.join('\n') }
    if (last?.redirects === now.redirects && last.templates === now.templates && last.pages === now.pages) return
    const files = publishedFiles(plan)
    files.forEach(distinctPaths())
    const problems = checkRedirectPaths(redirects, { pages, files: files.map(({ path }) => path) })
    if (problems.length > 0) throw new InputError(problems)
    last = now
  }
}

/** The paths of all pages and files, except share images, whose names are their hashes. */
function publishedFiles(plan: SitePlan) {
  const pages = plan.pages.flatMap(({ page, template }) =>
    pagePaths(page.address.path, 'both', page.isErrorPage).map((path) => ({ path, source: template.file })),
  )
  return [...filesOf(plan), ...pages]
}
