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

/** A redirect, and one of the files that answer its old path. */
interface MovedPage {
  readonly file: string
  readonly redirect: Redirect
}

/**
 * Reports old paths that GitHub Pages would answer from one file, such as `/old` and `/old.html`, although they lead to
 * different places.
 *
 * @param source of the redirects
 */
export function checkMovedPages(source: Source, redirects: readonly Redirect[], hosts: readonly HostName[]): Problem[] {
  if (!hosts.includes('github-pages')) return []
  const moved = redirects.flatMap((redirect) => movedPaths(redirect.from.path).map((file) => ({ file, redirect })))
  const firsts = new Map<string, MovedPage>()
  const reported = new Set<Redirect>()
  return moved.flatMap((page) => {
    // Some file systems are case-insensitive.
    const key = page.file.toLowerCase()
    const first = firsts.get(key) ?? page
    firsts.set(key, first)
    if (areAlike(page, first) || reported.has(page.redirect)) return []
    reported.add(page.redirect)
    return [clash(source, page, first)]
  })
}

function areAlike(page: MovedPage, first: MovedPage): boolean {
  return page.file === first.file && page.redirect.to.href === first.redirect.to.href
}

function clash(source: Source, { file, redirect: { from } }: MovedPage, { redirect: first }: MovedPage): Problem {
  const found = `found ${from.path} and ${first.from.path}, which GitHub Pages answers from one file, ${file}`
  return problemAt(source, [from.path], `${found}, expected the same new path for both, in the same case`)
}

/** The contents of a site: the paths of its pages (`/about`) and of all its files (`about.html`). */
interface SitePaths {
  readonly pages: readonly string[]
  readonly files: readonly string[]
}

/** Reports old paths that are still in use and new paths that do not exist. */
export function checkRedirectPaths({ value, source }: Entry<RedirectsData>, { pages, files }: SitePaths): Problem[] {
  const redirects = Object.entries(value)
  // Most sites have none, and some have two hundred thousand paths.
  if (redirects.length === 0) return []
  const site = {
    pages: new Set(pages),
    files: new Set(files),
    lowerCase: {
      pages: new Set(pages.map((path) => path.toLowerCase())),
      files: new Set(files.map((path) => path.toLowerCase())),
    },
  }
  return redirects.flatMap(([from, to]) => {
    const problems = [usedPath(from, site), missingTarget(to, site, value)].filter((found) => found !== undefined)
    return problems.map(({ message, meant }) => problemAt(source, [from], message, meant))
  })
}

/** The same as sets, for lookup. */
interface KnownPaths {
  readonly pages: ReadonlySet<string>
  readonly files: ReadonlySet<string>
  /** Some hosts and file systems are case-insensitive. */
  readonly lowerCase: Pick<KnownPaths, 'pages' | 'files'>
}

interface Finding {
  readonly message: string
  readonly meant?: string | undefined
}

function usedPath(from: string, { lowerCase: { pages, files } }: KnownPaths): Finding | undefined {
  const path = from.toLowerCase()
  const page = path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
  if (pages.has(page)) {
    const owner = from.startsWith(page) ? 'a page of this site' : `but for its case the page ${page} of this site`
    return { message: `found ${from}, which is ${owner}, expected an old path` }
  }
  if (files.has(path.slice(1))) return { message: `found ${from}, which is a file of this site, expected an old path` }
  const answer = pagePaths(page, 'both').find((file) => files.has(file))
  if (answer === undefined) return undefined
  return { message: `found ${from}, which the file ${answer} of this site answers, expected an old path` }
}

function missingTarget(to: string, { pages, files }: KnownPaths, redirects: RedirectsData): Finding | undefined {
  if (!to.startsWith('/')) return undefined
  const path = decodeURIComponent(splitTarget(to).path)
  const answers = [path.slice(1), ...pagePaths(path, 'both')]
  if (pages.has(path) || redirects[path] !== undefined || answers.some((file) => files.has(file))) return undefined
  return { message: `found the new path ${path}, expected a page of this site`, meant: nearMatch(path, [...pages]) }
}

/** Redirects have to be carried out by the host: a notice if no host is named. */
export function idleRedirects({ value, source }: Entry<RedirectsData>, hosts: readonly HostName[]): Problem[] {
  if (hosts.length > 0 || Object.keys(value).length === 0) return []
  const message = 'found redirects, which only a host can carry out, expected --host with its name'
  return [{ severity: 'notice', file: source.file, message }]
}
