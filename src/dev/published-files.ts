import { styleSheets } from '../assets/page-styles'
import { dataFiles } from '../build/data-files'
import { distinctPaths } from '../build/distinct'
import { checkRedirectPaths } from '../build/plan/check-redirects'
import type { SitePlan } from '../build/plan/plan-site'
import { templateFiles } from '../build/site-files'
import type { CopiedFile, LazyFile, OutputFile } from '../lib/output-file'
import { InputError } from '../lib/problem'
import { pagePaths } from '../pages/page-paths'

/**
 * The files of a site by path, other than pages and share images, whose names are their hashes.
 *
 * @throws InputError for what a build only finds when it has all files: redirects from paths in use or to missing ones,
 * and two sources of one file
 */
export function publishedFiles(plan: SitePlan): ReadonlyMap<string, OutputFile | CopiedFile | LazyFile> {
  const files = [...plan.images, ...templateFiles(plan), ...styleSheets(plan), ...dataFiles(plan)]
  const ofPages = plan.pages.flatMap(({ page, template }) =>
    pagePaths(page.address.path, 'both', page.isErrorPage).map((path) => ({ path, source: template.file })),
  )
  const all = [...files, ...ofPages]
  all.forEach(distinctPaths())
  const pages = plan.pages.map(({ page }) => page.address.path)
  const problems = checkRedirectPaths(plan.redirects, { pages, files: all.map(({ path }) => path) })
  if (problems.length > 0) throw new InputError(problems)
  return new Map(files.map((file) => [file.path, file]))
}
