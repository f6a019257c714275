import { escapePattern } from '../lib/escape-pattern'
import { formatNumber } from '../lib/format-number'
import { InputError } from '../lib/problem'
import type { Redirect } from '../site/build-redirects'
import type { HostName } from './host-names'

/**
 * The folder for files that are meant for the operator of a server, not for visitors. It is part of the output, so that
 * one upload carries the site and its server configuration; none of the generated configurations serves it.
 */
export const operatorFolder = '_hosts'

/** Files besides the operator's folder that hosts read from the output and visitors should not see. */
export const controlFiles = [
  '.assetsignore',
  '.htaccess',
  '.nojekyll',
  '_headers',
  '_redirects',
  'firebase.json',
  'vercel.json',
] as const

/** The files for a host: their content by their path in the output folder. */
export type HostFiles = Readonly<Record<string, string>>

/**
 * Rejects what a host would silently ignore.
 *
 * @throws InputError when it exceeds what the host reads
 */
export function refuseBeyond(host: HostName, what: string, found: number, most: number): void {
  if (found <= most) return
  const message = `found ${formatNumber(found)} ${what}, expected at most ${formatNumber(most)}, which is what this host reads`
  throw InputError.at(`--host ${host}`, message)
}

/** Whether a redirect passes on the query of the old address: not when that would alter or break the new one. */
export function keepsQuery({ to }: Redirect): boolean {
  return !/[?#]/.test(to.href)
}

const parts = /^(https:\/\/[^/?#]*)?(.*)$/s

/**
 * Escapes some characters in the path of an address, for formats in which they have a meaning: `$` becomes `%24`.
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
