import { isBasePath, isSiteHost } from '../content/rules/address'

/** What a site address must be, as a noun phrase. */
export const siteUrlPhrase = 'an origin and an optional base path, such as https://host.example/base'

/** Whether a text says where a site may live: an origin and an optional base path, nothing else. */
export function isSiteUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value)
  return (
    /^https?:$/.test(protocol) &&
    isSiteHost(hostname) &&
    isBasePath(pathname) &&
    [search, hash, username, password].every((part) => part === '')
  )
}
