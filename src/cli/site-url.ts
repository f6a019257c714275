import { isBasePath, isSiteHost } from '../content/rules/address'
import { parsedUrl } from '../content/rules/parsed-url'

/**
 * Checks where a site may live: an origin and an optional base path, nothing else.
 *
 * @returns what is expected instead, as a noun phrase; undefined for a good address
 */
export function betterSiteUrl(value: string): string | undefined {
  const url = parsedUrl(value)
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return 'an origin and an optional base path, such as https://host.example/base'
  }
  const { hostname, pathname, search, hash, username, password } = url
  if (!isSiteHost(hostname)) return `a host such as host.example or localhost, not ${hostname}`
  if (username + password !== '') return 'an address without a user and a password'
  if (search + hash !== '') return `an address that ends before ${search}${hash}`
  if (!isBasePath(pathname)) return `a base path of plain folder names, such as /base, not ${pathname}`
  return undefined
}
