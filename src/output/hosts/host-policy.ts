import { InputError } from '../../content/problem'
import type { Redirect, Site } from '../../content/site/types'
import type { UrlForm } from '../page-paths'
import { type Headers, securityHeaders } from './security-headers'

/** Headers for a part of the site; `*` at the end of its path stands for anything. */
export interface HeaderRule {
  /** Within the site, without the base path. */
  readonly path: '/*' | '/assets/*' | '/assets/share-*'
  readonly headers: Headers
}

/**
 * What every host is told, each in its own language: it answers a page at its extensionless address with 200, anything
 * that is not there with 404 and the 404 page, and the following.
 */
export interface HostPolicy {
  /** `www.example.com`; with its port, if it has one. */
  readonly host: string
  readonly origin: string
  /** `/base`, or nothing. */
  readonly base: string
  /** From the general to the particular: of the rules that match a path, the last one that names a header decides it. */
  readonly headers: readonly HeaderRule[]
  /** Answered with 301. */
  readonly redirects: readonly Redirect[]
  /** Which files a page is. */
  readonly urls: UrlForm
  /** Whether `.br` and `.gz` lie beside the files. */
  readonly precompressed: boolean
}

/** Ask whether it changed before using it again: what has an address that stays. */
const revalidate = 'public, max-age=0, must-revalidate'

/** A year, and never ask: what has another address as soon as it changes. */
const immutable = 'public, max-age=31536000, immutable'

/** The one policy of a site. @throws InputError for a base path that could mean something else to a host */
export function hostPolicy(site: Site, form: Pick<HostPolicy, 'urls' | 'precompressed'>): HostPolicy {
  const { origin, host, protocol } = new URL(site.addresses.home.url)
  const base = site.addresses.home.href.replace(/\/$/, '')
  if (!/^(\/[\w.~-]+)*$/.test(base)) throw strangeBase(base)
  return {
    host,
    origin,
    base,
    headers: headerRules(protocol === 'https:'),
    redirects: site.redirects,
    ...form,
  }
}

/** The headers of every part of a site. @param isHttps whether it is served by https */
export function headerRules(isHttps: boolean): readonly HeaderRule[] {
  return [
    { path: '/*', headers: { ...securityHeaders(isHttps), 'Cache-Control': revalidate } },
    { path: '/assets/*', headers: { 'Cache-Control': immutable } },
    // Where a link is shared, other sites show its picture.
    { path: '/assets/share-*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ]
}

function strangeBase(base: string): InputError {
  const message = `found the base path ${base}, expected one of letters, digits, - _ . ~ and slashes, which every host reads alike`
  return new InputError([{ severity: 'error', file: '--host', message }])
}

/** The headers of a path within the site. */
export function headersAt(path: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}
