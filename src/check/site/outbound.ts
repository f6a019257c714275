import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../../lib/error-code'
import { groupedBy } from '../../lib/grouped-by'
import type { Proxies } from './proxies'
import type { OutboundAnswer, OutboundLink } from './rendered-site'

/** Timeouts and concurrency for requests to other sites. Times in milliseconds. */
export interface Patience {
  /** For one response. */
  readonly timeout: number
  /** The longest wait that a site may ask for (`Retry-After`); if it asks for more, its first response counts. */
  readonly longestWait: number
  /** How many sites are requested concurrently; each site gets one request at a time. */
  readonly sites: number
}

/** The settings for `check --external`. */
export const patience: Patience = { timeout: 10_000, longestWait: 30_000, sites: 12 }

const refusals = [401, 403, 429, 999]

/**
 * Requests every address once: few sites at a time, HEAD before GET, and again later if a site asks for that. A site that
 * was not reached for its first address is not asked for its others.
 */
export async function askOutbound(
  links: readonly OutboundLink[],
  manners: Patience,
  proxies: Proxies,
): Promise<OutboundAnswer[]> {
  const request = await requester(manners, proxies)
  const waiting = [...groupedBy(links, ({ url }) => new URL(url).host).values()]
  const answers: OutboundAnswer[] = []
  const askSites = async () => {
    for (let site = waiting.pop(); site !== undefined; site = waiting.pop())
      answers.push(...(await askSite(site, request)))
  }
  await Promise.all(Array.from({ length: manners.sites }, askSites))
  return answers
}

/** Requests an address, and returns the status of the response. */
type Request = (url: string, method: 'HEAD' | 'GET') => Promise<number>

/** Node's own fetch knows no proxies. */
async function requester({ timeout, longestWait }: Patience, proxies: Proxies): Promise<Request> {
  // Imported lazily, so that no other command has to wait for it.
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  // Proxies need not let tunnels through to sites at http://.
  const dispatcher = new EnvHttpProxyAgent({ ...proxies, proxyTunnel: false })
  const headers = { 'user-agent': 'build-site check', accept: 'text/html,*/*;q=0.8' }
  const request = async (url: string, method: string, isRetry: boolean): Promise<number> => {
    const response = await fetch(url, { method, headers, dispatcher, signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    const wait = retryAfter(response.headers.get('retry-after'))
    if (response.status !== 429 || isRetry || wait === undefined || wait > longestWait) return response.status
    await pause(wait)
    return request(url, method, true)
  }
  return (url, method) => request(url, method, false)
}

async function askSite(links: readonly OutboundLink[], request: Request): Promise<OutboundAnswer[]> {
  const answers: OutboundAnswer[] = []
  for (const link of links) {
    const [first] = answers
    answers.push(first?.isReached === false ? { ...first, ...link } : await ask(link, request))
  }
  return answers
}

async function ask(link: OutboundLink, request: Request): Promise<OutboundAnswer> {
  try {
    const status = await statusOf(link.url, request)
    return { ...link, isAlive: status < 400 || refusals.includes(status), isReached: true, answer: String(status) }
  } catch (error) {
    const isReached = !(isTimeout(error) || lacksConnection(error))
    return { ...link, isAlive: false, isReached, answer: `with no page (${reason(error)})` }
  }
}

/** Not every site answers HEAD, and some drop the connection, so failed requests are repeated with GET. */
async function statusOf(url: string, request: Request): Promise<number> {
  const head = await request(url, 'HEAD').catch((error) => {
    if (lacksConnection(error)) throw error
  })
  const isAnswer = head !== undefined && (head < 400 || refusals.includes(head))
  return isAnswer ? head : request(url, 'GET')
}

/** Milliseconds until a site may be requested again; the header contains seconds or a date. */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** How the system, or a proxy, says that there is no way to a site, or none at the moment. */
const unreached: readonly unknown[] = [
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ECONNREFUSED'],
  ...['ETIMEDOUT', 'EACCES', 'EPERM', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_ABORTED'],
]

function lacksConnection(error: unknown): boolean {
  return unreached.includes(errorCode(rootOf(error)))
}

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
