import { InputError, type Problem } from '../content/problem'
import type { Templates } from '../output/compile/templates'
import { crawlerFiles, listFiles } from '../output/data-files'
import type { OutputFile } from '../output/output-file'
import { pagePaths } from '../output/page-paths'
import { checkRedirectPaths } from '../output/plan/check-redirect-paths'
import type { SitePlan } from '../output/plan/plan-site'
import { styleSheets } from '../output/print/page-styles'
import { distinctPaths } from '../output/publish/distinct'
import { templateFiles } from '../output/site-files'
import type { Page } from '../pages/page'

/** What conflicts depend on. */
interface Checked {
  readonly redirects: string
  readonly templates: Templates
  /** The paths of all pages. */
  readonly pages: string
}

/**
 * Refuses what a build finds only once it has all files: redirects from paths that are in use or to none, and two sources
 * of one file. Checks again only after a change of redirects, templates or the list of pages.
 *
 * @param isPreview whether search engines are to keep away
 * @returns a function that throws an InputError
 */
export function conflictCheck(isPreview: boolean): (plan: SitePlan) => void {
  let last: Checked | undefined
  return (plan) => {
    const pages = plan.pages.map(({ page }) => page.address.path)
    const now = {
      redirects: JSON.stringify(plan.data.redirects.value),
      templates: plan.templates,
      pages: pages.join('\n'),
    }
    if (last?.redirects === now.redirects && last.templates === now.templates && last.pages === now.pages) return
    const conflicts = (isErrorPage: IsErrorPage) =>
      conflictsAmong([...filesOf(plan, isErrorPage), ...crawlerFiles(isPreview)], pages, plan.data.redirects)
    // Asking each of thousands of pages runs template code: done only if one may be mistaken for another.
    const problems = conflicts(() => false).length > 0 ? conflicts(({ isErrorPage }) => isErrorPage) : []
    if (problems.length > 0) throw new InputError(problems)
    last = now
  }
}

type NamedFile = Pick<OutputFile, 'path' | 'source'>

/** Tells whether a page is an error page, which has no folder of its own. */
type IsErrorPage = (page: Page) => boolean | undefined

/** @param pages the paths of all pages */
function conflictsAmong(
  files: readonly NamedFile[],
  pages: readonly string[],
  redirects: SitePlan['data']['redirects'],
): readonly Problem[] {
  try {
    files.forEach(distinctPaths())
    return checkRedirectPaths(redirects, { pages, files: files.map(({ path }) => path) })
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
}

/** Every file of the site but those for crawlers, and share images, whose names are their hashes. */
function filesOf(plan: SitePlan, isErrorPage: IsErrorPage): NamedFile[] {
  const pages = plan.pages.flatMap(({ page, template }) =>
    pagePaths(page.address.path, 'both', isErrorPage(page)).map((path) => ({ path, source: template.file })),
  )
  return [...templateFiles(plan), ...styleSheets(plan), ...listFiles(plan), ...pages]
}
