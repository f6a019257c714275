import { belowBase } from '../../content/rules/address'
import { parsedUrl } from '../../lib/parsed-url'
import type { RenderedSite } from './rendered-site'

/**
 * The site-relative path of an absolute address, `/about`; undefined for invalid addresses and other sites. An
 * address on the same host but outside the base path belongs to another site.
 */
export function locate(address: string, { site }: Pick<RenderedSite, 'site'>): string | undefined {
  const url = parsedUrl(address)
  if (url === undefined) return undefined
  const within = belowBase(url.origin + url.pathname, site.home.url)
  return within === undefined ? undefined : decodePath(within)
}

/** Percent-decodes a path; an invalid one is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
