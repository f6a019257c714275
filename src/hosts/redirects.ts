import { escapePattern } from '../lib/escape-pattern'
import type { Redirect } from '../site/build-redirects'

/** Whether a redirect passes on the query of the old address: not when that would alter or break the new one. */
export function keepsQuery({ to }: Redirect): boolean {
  return !/[?#]/.test(to.href)
}

const parts = /^(https:\/\/[^/?#]*)?(.*)$/s

/**
 * Escapes some signs of an address behind its host, for formats that would read more into them: `$` becomes `%24`.
 *
 * @param signs a pattern with the flag `g`
 */
export function escapeSigns(href: string, signs: RegExp): string {
  const [, host = '', rest = ''] = parts.exec(href) ?? []
  return host + rest.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/**
 * A regular expression, as text, that matches alternative addresses of a page: with a trailing slash, as a file, or as
 * a folder with its index file. Its only group captures the canonical address. Uses only characters without special
 * meaning in a header.
 */
export function pagePattern(base: string): string {
  return `^(${escapePattern(base)}(?:/[\\w.~-]+)+?)(?:/index\\.html|\\.html|/)$`
}
