import { nearMatch } from '../../content/parse/near-match'
import { problemAt } from '../../content/parse/problem-at'
import type { Source } from '../../content/parse/source'
import { splitTarget } from '../../content/rules/outbound'
import type { Entry } from '../../content/schema/kinds'
import type { RedirectsData } from '../../content/schema/redirects'
import { movedPaths } from '../../hosts/github-pages'
import type { HostName } from '../../hosts/host-names'
import type { Problem } from '../../lib/problem'
import { pagePaths } from '../../pages/page-paths'
import type { Redirect } from '../../site/build-redirects'

/**
 * Reports old paths that GitHub Pages would answer from one file, such as `/old` and `/old.html`, although they lead to
 * different places.
 */
export function checkMovedPages(source: Source, redirects: readonly Redirect[], hosts: readonly HostName[]): Problem[] {
  if (!hosts.includes('github-pages')) return []
  const firsts = new Map<string, { readonly file: string; readonly from: string; readonly to: string }>()
  return redirects.flatMap(({ from: { path: from }, to: { href: to } }) => {
    const clashes = movedPaths(from).flatMap((file) => {
      // Some file systems are case-insensitive.
      const key = file.toLowerCase()
      const first = firsts.get(key) ?? { file, from, to }
      firsts.set(key, first)
      if (file === first.file && to === first.to) return []
      const found = `found ${from} and ${first.from}, which GitHub Pages answers from one file, ${file}`
      return [problemAt(source, [from], `${found}, expected the same new path for both, in the same case`)]
    })
    return clashes.slice(0, 1)
  })
}

/**
 * Reports old paths that are still in use and new paths that do not exist.
 *
 * @param site the paths of its pages (`/about`) and of all its files (`about.html`)
 */
export function checkRedirectPaths(
  { value, source }: Entry<RedirectsData>,
  site: Readonly<Record<'pages' | 'files', readonly string[]>>,
): Problem[] {
  const redirects = Object.entries(value)
  // Most sites have none, and some have two hundred thousand paths.
  if (redirects.length === 0) return []
  const [pages, files] = [new Set(site.pages), new Set(site.files)]
  // Some hosts and file systems are case-insensitive.
  const [lowerPages, lowerFiles] = [lowerCase(pages), lowerCase(files)]
  const ownerOf = (from: string): string | undefined => {
    const path = from.toLowerCase()
    const page = path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
    if (lowerPages.has(page)) {
      return from.startsWith(page) ? 'is a page of this site' : `is but for its case the page ${page} of this site`
    }
    if (lowerFiles.has(path.slice(1))) return 'is a file of this site'
    const answer = pagePaths(page, 'both').find((file) => lowerFiles.has(file))
    return answer && `the file ${answer} of this site answers`
  }
  const isMissing = (path: string) =>
    !pages.has(path) &&
    value[path] === undefined &&
    ![path.slice(1), ...pagePaths(path, 'both')].some((file) => files.has(file))
  return redirects.flatMap(([from, to]) => {
    const owner = ownerOf(from)
    const used =
      owner === undefined ? [] : [problemAt(source, [from], `found ${from}, which ${owner}, expected an old path`)]
    const path = to.startsWith('/') ? decodeURIComponent(splitTarget(to).path) : undefined
    if (path === undefined || !isMissing(path)) return used
    const message = `found the new path ${path}, expected a page of this site`
    return [...used, problemAt(source, [from], message, nearMatch(path, site.pages))]
  })
}

function lowerCase(paths: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(Array.from(paths, (path) => path.toLowerCase()))
}

/** A notice if there are redirects but no host: only a host can answer them. */
export function idleRedirects({ value, source }: Entry<RedirectsData>, hosts: readonly HostName[]): Problem[] {
  if (hosts.length > 0 || Object.keys(value).length === 0) return []
  const message = 'found redirects, which need the files of a host, expected --host with the name of your host'
  return [{ severity: 'notice', file: source.file, message }]
}
