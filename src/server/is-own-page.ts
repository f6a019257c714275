import type { IncomingMessage } from 'node:http'

/** Whether a request comes from a page of this server, or from no page at all; no other page may listen. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  const { origin, host } = headers
  const ownSite = site === undefined || site === 'same-origin' || site === 'none'
  return ownSite && (origin === undefined || origin === `http://${host}`)
}
