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

/**
 * Follows every address in every page and style sheet, orphans and error pages included, with linkinator. Addresses at
 * which the site will be published count as those of its files; whatever leads off the site is left alone.
 */
export async function crawl(rendered: UncrawledSite): Promise<DeadLink[]> {
  // Only here: no other command should wait for it to be loaded.
  const { LinkChecker, LinkState } = await import('linkinator')
  const { home } = rendered.site.addresses
  const server = await serveFiles(rendered)
  try {
    const { links } = await new LinkChecker().check({
      path: starts(rendered).map((path) => server.origin + rendered.site.address(path).href),
      checkCss: true,
      // Otherwise linkinator takes /page for a folder and reads #place on it as /page/#place.
      cleanUrls: true,
      concurrency: 25,
      // Plain http has no certificates; this makes linkinator connect by itself where the environment names a proxy.
      allowInsecureCerts: true,
      urlRewriteExpressions: [{ pattern: publishedAt(home.url), replacement: server.origin + withoutSlash(home.href) }],
      linksToSkip: async (link) => !link.startsWith(`${server.origin}/`),
    })
    const within = (url = '') => pathWithin(url, server.origin, withoutSlash(home.href))
    // Answers come in any order; the report is the same every time.
    return links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, parent }) => ({ target: within(url), from: within(parent) }))
      .sort((a, b) => compare(a.from, b.from) || compare(a.target, b.target))
  } finally {
    await server.close()
  }
}

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
