import * as z from 'zod'
import { formatNumber } from '../../lib/format-number'
import { isPlainText, unwantedSign } from '../../lib/plain-text'
import { strayLinks } from '../markdown/markdown-links'
import type { FieldPath } from '../parse/source'
import { linkedEmail, shownEmail } from '../rules/outbound'
import { schemaAt } from './schema-at'

/*
 * Every custom message in these schemas is the *expectation*, a noun phrase: problems read
 * "found …, expected <phrase>" (see `validate.ts`), so one phrase serves every case.
 */

/** In characters. */
export const longestText = 10_000

/** What is expected of a longer text. */
export const longTextPhrase = `text of at most ${formatNumber(longestText)} characters`

/** What is expected of a text that is not plain. */
export function plainPhrase({ input }: { readonly input?: unknown }): string {
  return `text without ${unwantedSign(String(input))}; put a space there, or nothing`
}

/** Text that may be empty, of visible characters only: no control characters or bidirectional overrides. */
export const anyText = z
  .string({ error: 'text' })
  .trim()
  .max(longestText, { error: longTextPhrase })
  .refine(isPlainText, { error: plainPhrase })

/** A non-empty line or paragraph of plain text, never interpreted as markup. */
export const text = anyText.min(1, { error: 'text that is not empty' })

/** The user agent of a crawler; other characters could inject lines into robots.txt. */
export const userAgent = z
  .string({ error: 'a user agent such as GPTBot' })
  .max(100, { error: 'a user agent of at most 100 characters' })
  .regex(/^[\w.-]+( [\w.-]+)*$/, { error: 'a user agent of letters, digits, - _ and ., such as GPTBot' })

/** A whole number above 0. @param phrase what is expected */
export function count(phrase: string) {
  return z.int({ error: phrase }).positive()
}

/** How many items of a list are shown per page; further items go on further pages. */
export function pageSize(usual: number) {
  return count('a whole number of items above 0, such as 100')
    .default(usual)
    .describe(`How many are on one page; ${usual} if omitted`)
}

/** The date on which a record's content last changed, which becomes the sitemap's `lastmod`. */
export const isoDate = z.iso.date({ error: 'a calendar date written year-month-day, such as 2025-08-01' })

/** An e-mail address; its domain may be in either form, and is read as people write it. */
export const email = z
  .string({ error: 'an e-mail address such as name@example.com' })
  .regex(/^[^\s@]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u, { abort: true })
  .refine((value) => z.email().safeParse(linkedEmail(value)).success, { abort: true })
  .overwrite(shownEmail)

/** Schemas of texts in which Markdown is interpreted. */
const proseFields = z.registry<{ readonly isProse: true }>()

const linkPhrase = 'links to https://…, mailto:…, a path such as /contact, or #… for a heading'

/** A text of one or several paragraphs that may have links, emphasis and lists, as Markdown. Tags in it are text. */
export const prose = text
  .refine((value) => strayLinks(value).length === 0, { error: linkPhrase })
  .register(proseFields, { isProse: true })

/** Whether Markdown is interpreted in the text at a path. */
export function isProseAt(schema: z.ZodType | undefined, path: FieldPath): boolean {
  const found = schemaAt(schema, path)
  return found instanceof z.ZodType && proseFields.get(found) !== undefined
}
