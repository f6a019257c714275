import { languageOf, usualLocale } from '../lib/formats'
import { InputError } from '../lib/problem'
import type { UrlForm } from '../pages/page-paths'
import type { Redirect } from '../site/build-redirects'
import type { PolicyExceptions } from '../site/policy-exceptions'
import type { Site } from '../site/site'
import { type Headers, securityHeaders } from './security-headers'

/** Headers for a part of the site; a `*` at the end of the path matches anything. */
export interface HeaderRule {
  /** Within the site, without the base path. */
  readonly path: '/*' | '/assets/*' | '/assets/share-*'
  readonly headers: Headers
}

/**
 * What every host is configured to do, each in its own format: serve a page at its extensionless address with 200,
 * answer anything unknown with 404 and the 404 page, and the following.
 */
export interface HostPolicy {
  /** `www.example.com`, with its port if it has one. */
  readonly host: string
  readonly origin: string
  /** `/base`, or empty. */
  readonly base: string
  /** From general to specific: of the matching rules, the last one that sets a header wins. */
  readonly headers: readonly HeaderRule[]
  /** Answered with 301. */
  readonly redirects: readonly Redirect[]
  /** The text and language of a page that replaces a redirect. */
  readonly moved: { readonly note: string; readonly lang: string }
  /** Which files each page is written as. */
  readonly urls: UrlForm
  /** Whether there are `.br` and `.gz` copies next to the files. */
  readonly precompressed: boolean
  /** Paths of static files and assets, except for HTML at the address of a page: `/.well-known/change`. */
  readonly givenFiles: readonly string[]
}

/** Revalidate before each reuse: for files with a stable address. */
const revalidate = 'public, max-age=0, must-revalidate'

/** Cache for a year without revalidation: for files whose address changes with their content. */
const immutable = 'public, max-age=31536000, immutable'

/** Creates the policy of a site. @throws InputError for a base path that hosts might interpret differently */
export function hostPolicy(site: Site, form: Pick<HostPolicy, 'urls' | 'precompressed' | 'givenFiles'>): HostPolicy {
  const { name, movedNote = name, locale = usualLocale, policy } = site.settings
  const { origin, host, protocol } = new URL(site.home.url)
  const base = site.home.href.replace(/\/$/, '')
  if (!/^(\/[\w.~-]+)*$/.test(base)) {
    const message = `found the base path ${base}, expected one of letters, digits, - _ . ~ and slashes, which every host reads in the same way`
    throw InputError.at('--host', message)
  }
  return {
    host,
    origin,
    base,
    headers: headerRules(protocol === 'https:', policy),
    redirects: site.redirects,
    moved: { note: movedNote, lang: languageOf(locale) },
    ...form,
  }
}

/** The headers for every part of a site. @param policy the other origins that pages may load from */
export function headerRules(isHttps: boolean, policy?: PolicyExceptions): readonly HeaderRule[] {
  return [
    { path: '/*', headers: { ...securityHeaders(isHttps, policy), 'Cache-Control': revalidate } },
    { path: '/assets/*', headers: { 'Cache-Control': immutable } },
    // Other sites display these images where a link is shared.
    { path: '/assets/share-*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ]
}

/** The headers for a path within the site. */
export function headersAt(path: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** The text of a `_headers` file. @param lead returns what comes before a header that an earlier rule sets, too */
export function headerBlocks(rules: readonly HeaderRule[], base: string, lead?: (name: string) => string): string {
  return rules
    .map((rule, index) => {
      const isSet = (name: string) => rules.slice(0, index).some(({ headers }) => name in headers)
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(lead && isSet(name) ? [lead(name)] : []),
        `${name}: ${value}`,
      ])
      return [`${base}${rule.path}`, ...lines.map((line) => `  ${line}`), ''].join('\n')
    })
    .join('\n')
}
