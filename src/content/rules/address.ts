import { shown } from '../../lib/describe'
import { parsedUrl } from '../../lib/parsed-url'
import { isSlug } from './slug'

/** The address of a page, in the three forms that pages, links and search engines need. */
export interface Address {
  /** Within the site, `/about`; determines the file. */
  readonly path: string
  /** For links, with the base path: `/base/about`. */
  readonly href: string
  /** Absolute, `https://host/base/about`: the canonical address. */
  readonly url: string
}

/** A path below the home page, with only those characters that all hosts handle in the same way. */
export const plainPath = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/

/** Whether a path can be the base path of a site. */
export function isBasePath(path: string): boolean {
  const names = path.replace(/\/$/, '')
  if (names === '') return true
  return plainPath.test(names) && path.length <= 200 && names.split('/').length <= 21 && !/\.html?$/i.test(names)
}

/** In characters: the maximum length of the path of a page. */
const longestPage = 200

/** Describes the path of a page in messages. */
export const pagePathPhrase =
  'the path of a page: / and a name of lower-case letters, digits and hyphens, once or several times, such as /press/2025, but not below /assets and not called index'

/**
 * Whether a path can be the path of a page: the home page, or slugs separated by slashes. Such a page has its own file
 * on every system, which no other page or file needs.
 */
export function isPagePath(path: string): boolean {
  if (path === '/') return true
  const [before, ...names] = path.split('/')
  if (before !== '' || path.length > longestPage || !names.every(isSlug)) return false
  // Browsers keep what is in the folder of hashed files for a year, and hosts answer a folder with its index.
  return names.length > 0 && names[0] !== 'assets' && names.at(-1) !== 'index'
}

/**
 * A name with several parts like every public host, localhost, or an IP address: a URL parser also accepts
 * `www,northmark.com`.
 */
const siteHost = /^(?:([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]|localhost|[\d.]+|\[[\da-f:]+\])$/

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
  if (!siteHost.test(hostname)) return `a host such as host.example or localhost, not ${hostname}`
  if (username + password !== '') return 'an address without a user and a password'
  if (search + hash !== '') return `an address that ends before ${search}${hash}`
  // As it was typed: the parser resolves `..` and escapes non-ASCII characters.
  const path = value.replace(/^[^/]*\/\/[^/?#]*/, '')
  return isBasePath(path) ? undefined : `a base path of plain folder names, such as /base, not ${path}`
}

/** Makes the address of a page or a file from its path within the site. @throws TypeError for any other text */
export type MakeAddress = (path: string) => Address

/**
 * Makes the addresses of pages: without extension or trailing slash, under the base path of the site. Nothing else
 * makes addresses, except the script.
 *
 * @param siteUrl origin and optional base path, `https://host` or `https://host/base`
 */
export function addresses(siteUrl: string): MakeAddress {
  const { origin, pathname } = new URL(siteUrl)
  const base = pathname.replace(/\/+$/, '')
  return (path) => {
    if (path !== '/' && !plainPath.test(path)) {
      throw new TypeError(`found ${shown(path)} as an address, expected a path such as /team or /team/deck.pdf`)
    }
    return { path, href: `${base}${path}`, url: `${origin}${base}${path}` }
  }
}

/**
 * Strips the base path; undefined for a path outside of it.
 *
 * @param path absolute, with or without the host, like `home`
 * @param home address of the home page: `/` or `/base/`, `https://host/base/`
 */
export function belowBase(path: string, home: string): string | undefined {
  if (`${path}/` === home) return '/'
  return path.startsWith(home) ? path.slice(home.length - 1) : undefined
}
