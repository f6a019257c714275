import type { Problem } from '../content/problem'
import type { RedirectsData } from '../content/schema/redirects'
import type { Entry } from '../content/source/data'
import { nearMatch } from '../content/source/near-match'
import { problemAt } from '../content/source/problem-at'

/** What there is on a site: the paths of its pages (`/vistaset`) and of all its files (`vistaset.html`). */
export interface SitePaths {
  readonly pages: readonly string[]
  readonly files: readonly string[]
}

/** Old paths that are not old, and new paths that are not there. */
export function checkRedirects({ value, source }: Entry<RedirectsData>, site: SitePaths): Problem[] {
  return Object.entries(value).flatMap(([from, to]) => {
    const problems = [usedPath(from, site), missingTarget(to, site, value)].filter((found) => found !== undefined)
    return problems.map(({ message, meant }) => problemAt(source, [from], message, meant))
  })
}

interface Finding {
  readonly message: string
  readonly meant?: string | undefined
}

function usedPath(from: string, { pages, files }: SitePaths): Finding | undefined {
  const page = from.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
  if (pages.includes(page)) return { message: `found ${from}, which is a page of this site, expected an old path` }
  const file = from.slice(1).toLowerCase()
  if (!files.some((path) => path.toLowerCase() === file)) return undefined
  return { message: `found ${from}, which is a file of this site, expected an old path` }
}

function missingTarget(to: string, { pages, files }: SitePaths, redirects: RedirectsData): Finding | undefined {
  const isThere =
    !to.startsWith('/') || pages.includes(to) || files.includes(to.slice(1)) || redirects[to] !== undefined
  if (isThere) return undefined
  return { message: `found the new path ${to}, expected a page of this site`, meant: nearMatch(to, pages) }
}
