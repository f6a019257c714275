import type { IncomingMessage } from 'node:http'
import { parsedUrl } from '../content/rules/parsed-url'

/**
 * Whether a request addresses this server by one of its own names. A foreign page can make its own name resolve to this
 * machine (DNS rebinding) and could then read responses; the Host header reveals it.
 *
 * @param given the name or address given with `--host`, if any
 */
export function isAllowedHost({ headers, socket }: IncomingMessage, given: string | undefined): boolean {
  const name = hostName(headers.host ?? '')
  if (name === undefined) return false
  return isLoopback(name) || name === given?.toLowerCase() || name === plainAddress(socket.localAddress)
}

function hostName(host: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined
  return parsedUrl(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '')
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
}

/** Unwraps an IPv4-mapped IPv6 address. */
function plainAddress(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:/, '')
}
