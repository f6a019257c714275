import { belowBase } from '../../content/rules/address'
import { compare } from '../../lib/compare'
import { escapePattern } from '../../lib/escape-pattern'
import { contentType } from '../../lib/media-types'
import type { Answer } from '../../server/answer'
import { startServer } from '../../server/local-server'
import type { DeadLink, RenderedSite } from './rendered-site'

/** How many pages linkinator gets at a time, because it searches all previous results for each link. */
const portion = 25

/**
 * Follows every address in every page and style sheet, including orphans and error pages, with linkinator. Addresses of
 * the published site are mapped to its files; links to other sites are skipped.
 *
 * @param onPages called repeatedly with the number of pages and style sheets checked, and the total
 */
export async function crawl(
  rendered: RenderedSite,
  onPages: (done: number, all: number) => void = () => {},
): Promise<DeadLink[]> {
  const onError = (error: unknown) => {
    throw error
  }
  const server = await startServer(async ({ path }) => answer(rendered, path), { port: 0, onError })
  try {
    const follow = await follower(rendered, `http://127.0.0.1:${server.port}`)
    // Starts from every page and style sheet, so linkinator need not discover them.
    const styles = [...rendered.fileOf.keys()].filter((path) => path.endsWith('.css'))
    const all = [...rendered.pages.map(({ path }) => path), ...styles]
    const dead: DeadLink[] = []
    for (let done = 0; done < all.length; done += portion) {
      onPages(done, all.length)
      dead.push(...(await follow(all.slice(done, done + portion))))
    }
    // Responses arrive in any order; the report must be deterministic.
    return dead.sort((a, b) => compare(a.from, b.from) || compare(a.target, b.target))
  } finally {
    await server.close()
  }
}

/** Finds the dead links of some pages and style sheets. An address that has resolved once is not requested again. */
async function follower({ site }: RenderedSite, origin: string): Promise<(paths: string[]) => Promise<DeadLink[]>> {
  // Imported lazily, so that no other command has to wait for it.
  const { LinkChecker, LinkState } = await import('linkinator')
  const root = origin + withoutSlash(site.home.href)
  const within = (url = '') => (url.startsWith(`${root}/`) ? url.slice(root.length) : url.replace(origin, ''))
  const alive = new Set<string>()
  return async (paths) => {
    const path = paths.map((start) => new URL(root + start).href)
    const { links } = await new LinkChecker().check({
      ...manners,
      path,
      // Addresses that start with that of the site, but not those of another host with the same prefix.
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${escapePattern(withoutSlash(site.home.url))}(?=[/?#]|$)`), replacement: root },
      ],
      linksToSkip: async (link) => !link.startsWith(`${origin}/`) || (alive.has(link) && !path.includes(link)),
    })
    for (const { url, state } of links) if (state === LinkState.OK) alive.add(url)
    const broken = links.filter(({ state }) => state === LinkState.BROKEN)
    return broken.map(({ url, parent }) => ({ target: within(url), from: within(parent) }))
  }
}

/** Options for linkinator. */
const manners = {
  checkCss: true,
  // Otherwise linkinator treats /page as a folder and resolves #place on it as /page/#place.
  cleanUrls: true,
  concurrency: 25,
  // Plain http has no certificates; this makes linkinator connect directly even if the environment names a proxy.
  allowInsecureCerts: true,
} as const

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

/**
 * Serves a rendered site from memory under its base path, each page at its canonical address only. Moved paths get an
 * empty answer, because they may lead to another site.
 */
function answer({ site, files, fileOf }: RenderedSite, path: string): Answer {
  const asked = belowBase(path, site.home.href) ?? ''
  const file = fileOf.get(asked) ?? ''
  const isThere = file !== '' || site.redirects.some(({ from }) => from.path === asked.replace(/(?<=.)\/$/, ''))
  return { status: isThere ? 200 : 404, type: contentType(file), body: files.get(file) ?? '' }
}
