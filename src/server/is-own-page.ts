import type { IncomingMessage } from 'node:http'
import { parsedUrl } from '../lib/parsed-url'

/** Whether a request comes from a page of this server, or from no page at all; no other page may listen. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Where browsers do not say it. A proxy may add https.
  return origin === undefined || parsedUrl(origin)?.host === host
}
