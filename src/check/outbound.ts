import { setTimeout as pause } from 'node:timers/promises'
import { groupedBy } from '../content/grouped-by'
import type { OutboundLink } from './outbound-links'

/** The response of another site. */
export interface OutboundAnswer extends OutboundLink {
  /** Refusals of bots (403, 429, LinkedIn's 999) count as alive, because a person gets through. */
  readonly isAlive: boolean
  /** `200`, `404`, or why there was no response. */
  readonly answer: string
}

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
export const patience: Patience = { timeout: 10_000, longestWait: 30_000, sites: 4 }

const refusals = [401, 403, 429, 999]

/** Requests every address once: few sites at a time, HEAD before GET, and again later if a site asks for that. */
export async function askOutbound(links: readonly OutboundLink[], manners: Patience): Promise<OutboundAnswer[]> {
  const waiting = [...groupedBy(links, ({ url }) => new URL(url).host).values()]
  const answers: OutboundAnswer[] = []
  const askSites = async () => {
    for (let site = waiting.pop(); site !== undefined; site = waiting.pop()) {
      for (const link of site) answers.push(await ask(link, manners))
    }
  }
  await Promise.all(Array.from({ length: manners.sites }, askSites))
  return answers
}

async function ask(link: OutboundLink, manners: Patience): Promise<OutboundAnswer> {
  try {
    const status = await statusOf(link.url, manners)
    return { ...link, isAlive: status < 400 || refusals.includes(status), answer: String(status) }
  } catch (error) {
    return { ...link, isAlive: false, answer: `with no page (${reason(error)})` }
  }
}

/** Not every site answers HEAD, and some drop the connection, so failed requests are repeated with GET. */
async function statusOf(url: string, manners: Patience): Promise<number> {
  const head = await request(url, 'HEAD', manners).catch(() => undefined)
  const isAnswer = head !== undefined && (head < 400 || refusals.includes(head))
  return isAnswer ? head : request(url, 'GET', manners)
}

async function request(url: string, method: 'HEAD' | 'GET', manners: Patience, isRetry = false): Promise<number> {
  const headers = { 'user-agent': 'build-site check', accept: 'text/html,*/*;q=0.8' }
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(manners.timeout) })
  await response.body?.cancel()
  const wait = retryAfter(response)
  if (response.status !== 429 || isRetry || wait === undefined || wait > manners.longestWait) return response.status
  await pause(wait)
  return request(url, method, manners, true)
}

/** Milliseconds until a site may be requested again; the header contains seconds or a date. */
function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took too long'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
