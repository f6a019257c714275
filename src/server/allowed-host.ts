import type { IncomingMessage } from 'node:http'
import { parsedUrl } from '../content/rules/parsed-url'

/**
 * Whether a request names this server by a name of its own. A page elsewhere can make its own name lead to this machine
 * (DNS rebinding), and could then read what the server says; its name gives it away.
 *
 * @param given the name or address that the person asked for with `--host`, if any
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

/** An IPv4 address may come in the clothes of an IPv6 one. */
function plainAddress(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:/, '')
}
