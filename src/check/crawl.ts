import { compare } from '../content/rules/compare'
import { escapePattern } from './escape-pattern'
import type { UncrawledSite } from './render-site'
import { serveFiles } from './serve-files'

/** An address of the site that leads nowhere, and what names it. */
export interface DeadLink {
  /** `/nowhere`, or what stands there where it is no address at all. */
  readonly target: string
  /** Path of the page, or of the style sheet, that names it. */
  readonly from: string
}

/** How many pages linkinator is given at a time: for each link it looks through all that it has found so far. */
const portion = 25

/**
 * Follows every address in every page and style sheet, orphans and error pages included, with linkinator. Addresses at
 * which the site will be published count as those of its files; whatever leads off the site is left alone.
 *
 * @param onPages told how many of all pages and style sheets were looked at, again and again
 */
export async function crawl(
  rendered: UncrawledSite,
  onPages: (done: number, all: number) => void = () => {},
): Promise<DeadLink[]> {
  const server = await serveFiles(rendered)
  try {
    const follow = await follower(rendered, server.origin)
    const all = starts(rendered)
    const dead: DeadLink[] = []
    for (let done = 0; done < all.length; done += portion) {
      onPages(done, all.length)
      dead.push(...(await follow(all.slice(done, done + portion))))
    }
    // Answers come in any order; the report is the same every time.
    return dead.sort((a, b) => compare(a.from, b.from) || compare(a.target, b.target))
  } finally {
    await server.close()
  }
}

/** Finds the dead links of some pages and style sheets. An address that led somewhere once is not asked for again. */
async function follower({ site }: UncrawledSite, origin: string): Promise<(paths: string[]) => Promise<DeadLink[]>> {
  // Only here: no other command should wait for it to be loaded.
  const { LinkChecker, LinkState } = await import('linkinator')
  const { home } = site.addresses
  const base = withoutSlash(home.href)
  const alive = new Set<string>()
  return async (paths) => {
    const pages = paths.map((path) => new URL(origin + site.address(path).href).href)
    const { links } = await new LinkChecker().check({
      ...manners,
      path: pages,
      urlRewriteExpressions: [{ pattern: publishedAt(home.url), replacement: origin + base }],
      linksToSkip: async (link) => !link.startsWith(`${origin}/`) || (alive.has(link) && !pages.includes(link)),
    })
    for (const { url, state } of links) if (state === LinkState.OK) alive.add(url)
    const within = (url = '') => pathWithin(url, origin, base)
    return links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, parent }) => ({ target: within(url), from: within(parent) }))
  }
}

/** How linkinator asks. */
const manners = {
  checkCss: true,
  // Otherwise linkinator takes /page for a folder and reads #place on it as /page/#place.
  cleanUrls: true,
  concurrency: 25,
  // Plain http has no certificates; this makes linkinator connect by itself where the environment names a proxy.
  allowInsecureCerts: true,
} as const

/** Every page and every style sheet is a start, so linkinator need not find its way from one to the other. */
function starts({ pages, fileOf }: UncrawledSite): string[] {
  return [...pages.map(({ path }) => path), ...[...fileOf.keys()].filter((path) => path.endsWith('.css'))]
}

/** Matches what begins with the address of the site, and not with that of a neighbour whose name begins alike. */
function publishedAt(url: string): RegExp {
  return new RegExp(`^${escapePattern(withoutSlash(url))}(?=[/?#]|$)`)
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

function pathWithin(url: string, origin: string, base: string): string {
  const place = url.startsWith(origin) ? url.slice(origin.length) : url
  return base !== '' && place.startsWith(`${base}/`) ? place.slice(base.length) : place
}
