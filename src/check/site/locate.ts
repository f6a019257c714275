import { belowBase } from '../../content/rules/address'
import { ifPossible } from '../../lib/if-possible'
import { parsedUrl } from '../../lib/parsed-url'
import type { RenderedSite } from './rendered-site'

/**
 * The site-relative path of an address, `/about`; undefined for invalid addresses and other sites. An address on the
 * same host but outside the base path belongs to another site.
 *
 * @param base the absolute address that a relative one is resolved against
 */
export function locate(address: string, { site }: Pick<RenderedSite, 'site'>, base?: string): string | undefined {
  const url = parsedUrl(address, base)
  const within = url && belowBase(url.origin + url.pathname, site.home.url)
  return within && decodePath(within)
}

/** Whether an address is on another site, of another host; `data:` URLs and files of this site are not. */
export function isForeign(address: string, site: Pick<RenderedSite, 'site'>, base: string): boolean {
  const url = parsedUrl(address, base)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false
  return url.origin !== new URL(base).origin && locate(url.href, site) === undefined
}

/** Percent-decodes a path; an invalid one is returned unchanged. */
export function decodePath(path: string): string {
  return ifPossible(() => decodeURIComponent(path)) ?? path
}
