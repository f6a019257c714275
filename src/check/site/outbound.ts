import { errorCode } from '../../lib/error-code'
import { groupedBy } from '../../lib/grouped-by'
import { inOrder } from '../../lib/in-order'
import { parsedUrl } from '../../lib/parsed-url'
import { isForeign } from './locate'
import type { Proxies } from './proxies'
import type { OutboundAnswer, OutboundLink, RenderedSite } from './rendered-site'

/** All addresses on other sites that pages link to, without duplicates. Fragments are ignored. */
export function outboundLinks(site: Pick<RenderedSite, 'pages' | 'site'>): OutboundLink[] {
  const links = site.pages.flatMap((page) => {
    const foreign = page.links.filter((href) => isForeign(href, site, page.url))
    const urls = new Set(foreign.flatMap((href) => withoutFragment(href, page.url) ?? []))
    return Array.from(urls, (url) => ({ url, page: page.path }))
  })
  return Array.from(
    groupedBy(links, ({ url }) => url),
    ([url, alike]) => ({ url, pages: alike.map(({ page }) => page) }),
  )
}

/** An address without its fragment; undefined if it is invalid. */
export function withoutFragment(href: string, base?: string): string | undefined {
  return parsedUrl(href, base)?.href.replace(/#.*$/, '')
}

/** How other sites are requested. */
export interface Patience {
  /** For one response, in milliseconds. */
  readonly timeout: number
  /** How many sites are requested concurrently; each site gets one request at a time. */
  readonly sites: number
}

const refusals = [401, 403, 429, 999]

/**
 * Requests every address once: few sites at a time. If a site does not answer for its first address, the others are
 * skipped.
 */
export async function askOutbound(
  links: readonly OutboundLink[],
  proxies: Proxies,
  { timeout, sites }: Patience = { timeout: 10_000, sites: 12 },
): Promise<OutboundAnswer[]> {
  // Imported lazily, so that no other command has to wait for it. The built-in fetch of Node does not support proxies.
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  // Proxies may refuse tunnels to http:// sites.
  const dispatcher = new EnvHttpProxyAgent({ ...proxies, proxyTunnel: false })
  const headers = { 'user-agent': 'build-site check', accept: 'text/html,*/*;q=0.8' }
  const statusOf = async (url: string) => {
    const response = await fetch(url, { headers, dispatcher, signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    return response.status
  }
  const answers: OutboundAnswer[] = []
  const bySite = groupedBy(links, ({ url }) => new URL(url).host).values()
  for await (const ofSite of inOrder(bySite, sites, (site) => askSite(site, statusOf))) answers.push(...ofSite)
  return answers
}

/** Requests an address, and returns the status of the response. */
type Request = (url: string) => Promise<number>

async function askSite(links: readonly OutboundLink[], statusOf: Request): Promise<OutboundAnswer[]> {
  const answers: OutboundAnswer[] = []
  for (const link of links) {
    const [first] = answers
    answers.push(first?.isReached === false ? { ...first, ...link } : await ask(link, statusOf))
  }
  return answers
}

async function ask(link: OutboundLink, statusOf: Request): Promise<OutboundAnswer> {
  try {
    const status = await statusOf(link.url)
    const isAlive = status < 400 || refusals.includes(status)
    return { ...link, isAlive, isReached: true, answer: String(status) }
  } catch (error) {
    const isReached = !(isTimeout(error) || unreached.includes(errorCode(rootOf(error))))
    return { ...link, isAlive: false, isReached, answer: `with no page (${reason(error)})` }
  }
}

/** Error codes of the system or of a proxy for a site that cannot be reached, at least for now. */
const unreached: readonly unknown[] = [
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ECONNREFUSED'],
  ...['ETIMEDOUT', 'EACCES', 'EPERM', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_ABORTED'],
]

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

function reason(error: unknown): string {
  if (isTimeout(error)) return 'it took too long'
  const root = rootOf(error)
  const text = root instanceof Error ? root.message : String(root)
  const [, ofProxy] = /^Proxy response \((\d+)\)/.exec(text) ?? []
  return ofProxy === undefined ? String(errorCode(root) ?? text) : `the proxy answers ${ofProxy}`
}

/** The error that is the cause of others. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error
}
