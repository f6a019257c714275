import { problemAt } from '../../content/parse/problem-at'
import type { Source } from '../../content/parse/source'
import type { Redirect } from '../../content/site/types'
import { movedPaths } from '../../hosts/github-pages'
import type { HostName } from '../../hosts/host-names'
import type { Problem } from '../../lib/problem'

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
    // Not every file system tells their case apart.
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
  const found = `found ${from.path} beside ${first.from.path}, which GitHub Pages answers from one file, ${file}`
  return problemAt(source, [from.path], `${found}, expected the same new path for both, in the same case`)
}
