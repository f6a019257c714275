/** Where a page is, in the three forms that pages, links and search engines need. */
export interface Address {
  /** Within the site, `/vistaset`; it names the file. */
  readonly path: string
  /** For links, with the base path: `/base/vistaset`. */
  readonly href: string
  /** Absolute, `https://host/base/vistaset`: the canonical address. */
  readonly url: string
}

/** Whether a path can stand before every address of a site: plain names of folders, which mean the same to every host and server. */
export function isBasePath(path: string): boolean {
  return /^(\/(?!\.{1,2}(\/|$))[\w.~-]+){0,20}\/?$/.test(path) && path.length <= 200 && !/\.html?\/?$/i.test(path)
}

/** A name of several parts, as every public host has one, this computer, or a number. */
const siteHost = /^(?:([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]|localhost|[\d.]+|\[[\da-f:]+\])$/

/** Whether a site can live at a host, as a parser of addresses writes it: `www,northmark.com` it lets pass. */
export function isSiteHost(hostname: string): boolean {
  return siteHost.test(hostname)
}

/** Makes the address of a path within the site. */
export type MakeAddress = (path: string) => Address

/**
 * The one function that makes addresses (decisions, "URLs and files"): extensionless, without a trailing slash, under
 * the base path of the site.
 *
 * @param siteUrl origin and optional base path, `https://host` or `https://host/base`
 */
export function addresses(siteUrl: string): MakeAddress {
  const { origin, pathname } = new URL(siteUrl)
  const base = pathname.replace(/\/+$/, '')
  return (path) => ({ path, href: `${base}${path}`, url: `${origin}${base}${path}` })
}
