import { escapePattern } from '../lib/escape-pattern'

/**
 * A regular expression, as text, that matches alternative addresses of a page: with a trailing slash, as a file, or as
 * a folder with its index file. Its only group captures the canonical address. Uses only characters without special
 * meaning in a header.
 */
export function pagePattern(base: string): string {
  return `^(${escapePattern(base)}(?:/[\\w.~-]+)+?)(?:/index\\.html|\\.html|/)$`
}
