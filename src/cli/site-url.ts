import { isBasePath, isSiteHost } from '../content/rules/address'
import { parsedUrl } from '../content/rules/parsed-url'

/** What a site address must be, as a noun phrase. */
export const siteUrlPhrase = 'an origin and an optional base path, such as https://host.example/base'

/** Whether a text says where a site may live: an origin and an optional base path, nothing else. */
export function isSiteUrl(value: string): boolean {
  const url = parsedUrl(value)
  if (url === undefined) return false
  const { protocol, hostname, pathname, search, hash, username, password } = url
  return (
    /^https?:$/.test(protocol) &&
    isSiteHost(hostname) &&
    isBasePath(pathname) &&
    [search, hash, username, password].every((part) => part === '')
  )
}
