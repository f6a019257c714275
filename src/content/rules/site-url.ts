import { parsedUrl } from '../../lib/parsed-url'
import { isBasePath, isSiteHost } from './address'

/**
 * Checks where a site may be served: an origin and an optional base path, nothing else.
 *
 * @returns what is expected instead, as a noun phrase; undefined for a good address
 */
export function betterSiteUrl(value: string): string | undefined {
  const url = parsedUrl(value)
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return 'an origin and an optional base path, such as https://host.example/base'
  }
  const { hostname, search, hash, username, password } = url
  if (!isSiteHost(hostname)) return `a host such as host.example or localhost, not ${hostname}`
  if (username + password !== '') return 'an address without a user and a password'
  if (search + hash !== '') return `an address that ends before ${search}${hash}`
  // As it was typed: the parser resolves `..` and escapes what is no ASCII.
  const path = value.replace(/^[^/]*\/\/[^/?#]*/, '')
  if (!isBasePath(path)) return `a base path of plain folder names, such as /base, not ${path}`
  return undefined
}
