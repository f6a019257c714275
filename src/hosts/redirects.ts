import type { Redirect } from '../content/site/types'

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
