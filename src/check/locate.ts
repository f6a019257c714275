import { belowBase } from '../content/rules/below-base'
import { parsedUrl } from '../content/rules/parsed-url'
import { decodePath } from './decode-path'
import type { RenderedSite } from './rendered-site'

/**
 * The path within the site of an absolute address, `/vistaset`; undefined for an address of another site (and for what
 * is no address at all). What is on the same host but above the base path is another site.
 */
export function locate(address: string, { site }: Pick<RenderedSite, 'site'>): string | undefined {
  const url = parsedUrl(address)
  if (url === undefined) return undefined
  const within = belowBase(url.origin + url.pathname, site.addresses.home.url)
  return within === undefined ? undefined : decodePath(within)
}
