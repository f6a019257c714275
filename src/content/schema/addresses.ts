import * as z from 'zod'
import { parsedUrl } from '../../lib/parsed-url'
import { isPlainText } from '../../lib/plain-text'
import type { FieldPath } from '../parse/source'
import { betterSiteUrl } from '../rules/address'
import { linkedDomain, linkedUrl, shownDomain } from '../rules/outbound'
import { schemaAt } from './schema-at'

const hostPhrase = 'a host of lower-case letters without https://, such as harborloom.com'

/** In ASCII form; the top-level domain may be in any script. */
const linkedHost = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/**
 * A host without a scheme. A domain with non-ASCII letters may be in either form, and is read as people write it.
 */
export const host = z
  .string({ error: 'a host such as harborloom.com' })
  .max(253, { error: 'a host of at most 253 characters' })
  // Domain parsers accept any non-ASCII character as a letter, such as curly quotes.
  .regex(/^([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u, { abort: true, error: hostPhrase })
  .refine(isHostName, { error: hostPhrase })
  .refine((value) => !/^www\.[^.]+\./.test(value), { error: 'a host without www., such as harborloom.com' })
  .overwrite((value) => shownDomain(value))

/** Domain parsers also accept capitals and a trailing dot. */
function isHostName(value: string): boolean {
  const shown = shownDomain(value)
  const linked = linkedDomain(shown)
  return linkedHost.test(linked) && linked.length <= 253 && (value === linked || value.normalize('NFC') === shown)
}

const httpsPhrase = 'an address that starts with https://'

/** What is expected instead of a text that is not an absolute https URL without credentials; undefined if it is one. */
function betterUrl(value: string): string | undefined {
  // Browsers resolve `https:path` relative to the current page.
  if (!/^https:\/\/[^/\s]/i.test(value)) return httpsPhrase
  const url = value.length <= 2000 && isPlainText(value) ? parsedUrl(value) : undefined
  if (url?.protocol !== 'https:' || /\s/.test(value) || !isHost(shownDomain(url.hostname) || url.hostname)) {
    return 'an https:// address as a browser shows it, without spaces'
  }
  return url.username + url.password === '' ? undefined : 'an address without a user and a password'
}

/** Whether the host of a URL can be real: a URL with two schemes (`https://http://…`) has a host, too. */
function isHost(name: string): boolean {
  return /^(?!https?$)[\p{L}\p{M}\p{N}_.-]+$|^\[/u.test(name)
}

const typedUrl = z
  .string({ error: httpsPhrase })
  .refine((value) => betterUrl(value) === undefined, { error: ({ input }) => betterUrl(String(input)) })

/** An outbound URL. Only https is allowed: `javascript:` and `data:` are code, not places. */
export const httpsUrl = typedUrl.overwrite(linkedUrl)

/** Where a site is served: an origin and an optional base path, nothing else. */
export const siteUrl = typedUrl.refine((value) => betterSiteUrl(value) === undefined, {
  error: ({ input }) => betterSiteUrl(String(input)),
})

/** Schemas of texts with their own `{name}`s, which the site fills in, and these names. */
const ownPlaceholders = z.registry<{ readonly names: readonly string[] }>()

/** The names that the text at a path may contain in addition to those of the site. */
export function ownNames(schema: z.ZodType | undefined, path: FieldPath): readonly string[] {
  const found = schemaAt(schema, path)
  return (found instanceof z.ZodType && ownPlaceholders.get(found)?.names) || []
}

/** An outbound URL template with `{domain}`, so that the registrar is one line of data. */
export const domainUrlTemplate = z
  .string({ error: 'an https:// address that contains {domain}, such as https://registrar.example/?q={domain}' })
  .refine((value) => value.includes('{domain}') && betterUrl(value.replaceAll('{domain}', 'a.com')) === undefined)
  .register(ownPlaceholders, { names: ['domain'] })
