import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { parsedUrl } from '../lib/parsed-url'
import type { ListenOptions } from './listen'

/**
 * Whether a server answers to a name. A foreign page can make its own name resolve to this machine (DNS rebinding) and
 * could then read responses; the Host header reveals it. An address of its own it cannot have: a server that others may
 * reach answers to all of them, since in a container it does not know by which they reach it.
 */
export function isAllowedHost(name: string, { host, allowedHosts = [] }: ListenOptions): boolean {
  if (isLoopback(name) || name === String(host).toLowerCase()) return true
  if (host !== undefined && isIP(name) !== 0) return true
  return allowedHosts.some((allowed) => (allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed))
}

/** The name by which a request addresses the server, without its port; undefined for one that is no name. */
export function askedHost({ headers: { host = '' } }: IncomingMessage): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined
  return parsedUrl(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '')
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
}

/** Whether a request comes from a page of this server, or from no page at all; no other page may listen. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // For older browsers. A proxy may add https.
  return origin === undefined || parsedUrl(origin)?.host === host
}
