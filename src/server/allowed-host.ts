import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { parsedUrl } from '../lib/parsed-url'
import type { ListenOptions } from './listen'

/**
 * Whether a server answers to a name. A foreign page can make its own name resolve to this machine (DNS rebinding) and
 * could then read responses; the Host header reveals it. IP addresses are safe: a server that is open to others answers
 * to all of them, because in a container it does not know its outside address.
 */
export function isAllowedHost(name: string, { host, allowedHosts = [] }: ListenOptions): boolean {
  if (isLoopback(name) || name === String(host).toLowerCase()) return true
  if (host !== undefined && isIP(name) !== 0) return true
  return allowedHosts.some((allowed) => (allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed))
}

/** The host name of a request, without its port; undefined if it is invalid. */
export function askedHost({ headers: { host = '' } }: IncomingMessage): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined
  return parsedUrl(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '')
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
}

/** Whether a request comes from a page of this server, or not from a page; other pages may not listen. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // For older browsers. A proxy may add https.
  return origin === undefined || parsedUrl(origin)?.host === host
}
