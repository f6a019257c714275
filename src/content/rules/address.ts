/** The address of a page, in the three forms that pages, links and search engines need. */
export interface Address {
  /** Within the site, `/vistaset`; determines the file. */
  readonly path: string
  /** For links, with the base path: `/base/vistaset`. */
  readonly href: string
  /** Absolute, `https://host/base/vistaset`: the canonical address. */
  readonly url: string
}

/** Whether a path can be the base path of a site: plain folder names, which every host and server interprets alike. */
export function isBasePath(path: string): boolean {
  return /^(\/(?!\.{1,2}(\/|$))[\w.~-]+){0,20}\/?$/.test(path) && path.length <= 200 && !/\.html?\/?$/i.test(path)
}

/** A name of several parts, as every public host has, localhost, or an IP address. */
const siteHost = /^(?:([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]|localhost|[\d.]+|\[[\da-f:]+\])$/

/** Whether a hostname, as normalized by a URL parser, can host a site; the parser accepts `www,northmark.com`. */
export function isSiteHost(hostname: string): boolean {
  return siteHost.test(hostname)
}

/** Makes the address of a path within the site. */
export type MakeAddress = (path: string) => Address

/**
 * Makes the addresses of pages, and is the only function that does, but for the script's (decisions, "URLs and
 * files"): extensionless, without a trailing slash, under the base path of the site.
 *
 * @param siteUrl origin and optional base path, `https://host` or `https://host/base`
 */
export function addresses(siteUrl: string): MakeAddress {
  const { origin, pathname } = new URL(siteUrl)
  const base = pathname.replace(/\/+$/, '')
  return (path) => ({ path, href: `${base}${path}`, url: `${origin}${base}${path}` })
}
