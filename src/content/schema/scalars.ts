import * as z from 'zod'
import { formatNumber } from '../rules/format-number'
import { marketSizePattern, parseMarketSize } from '../rules/market-size'
import { parsedUrl } from '../rules/parsed-url'
import { isPlainText } from '../rules/plain-text'
import { betterSiteUrl } from '../rules/site-url'

/*
 * Every custom message below is the *expectation*, a noun phrase: problems read
 * "found …, expected <phrase>" (see `validate.ts`), so one phrase serves every case.
 */

const plainPhrase = 'text without control characters and marks that turn its direction'

/** Text that may be empty, of visible characters only: no control characters or bidirectional overrides. */
export const anyText = z
  .string({ error: 'text' })
  .trim()
  .max(10_000, { error: 'text of at most 10,000 characters' })
  .refine(isPlainText, { error: plainPhrase })

/** A non-empty line or paragraph of plain text, never interpreted as markup. */
export const text = anyText.min(1, { error: 'text that is not empty' })

/** Device names reserved by Windows, which cannot be file names there. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** In characters: the maximum length of a label of a host. */
const longestSlug = 63

/** A lower-case name used in addresses and file names. */
export const slug = z
  .string({ error: 'a slug such as vistaset' })
  .max(longestSlug, { error: `a slug of at most ${longestSlug} characters` })
  .regex(slugPattern, { error: 'a slug of lower-case letters, digits and hyphens, such as vistaset' })
  .refine((value) => !device.test(value), { error: 'a slug that Windows does not reserve for a device' })

/** Whether a text is a slug. Takes a tenth of the time of the schema, which matters for thousands of file names. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text) && !device.test(text)
}

/** The address of a page directly below the home page. */
export const pagePath = z
  .string({ error: 'a path such as /vista-collection-portfolio' })
  .refine((value) => value.startsWith('/') && isSlug(value.slice(1)), {
    error: 'a path such as /vista-collection-portfolio',
  })

/** The user agent of a crawler; other characters could inject lines into robots.txt. */
export const userAgent = z
  .string({ error: 'a user agent such as GPTBot' })
  .max(100, { error: 'a user agent of at most 100 characters' })
  .regex(/^[\w.-]+( [\w.-]+)*$/, { error: 'a user agent of letters, digits, - _ and ., such as GPTBot' })

const pageSizePhrase = 'a whole number of items above 0, such as 100'

/** How many items of a list are shown per page; further items go on further pages. */
export function pageSize(usual: number) {
  return z
    .int({ error: pageSizePhrase })
    .positive({ error: pageSizePhrase })
    .default(usual)
    .describe(`How many stand on one page; ${usual} when left out`)
}

const datePhrase = 'a calendar date written year-month-day, such as 2025-08-01'

/** The date on which a record's content last changed, which becomes the sitemap's `lastmod`. */
export const isoDate = z.iso.date({ error: datePhrase })

/** An e-mail address. */
export const email = z.email({ abort: true, error: 'an e-mail address such as name@example.com' })

/** A host without scheme (specification §3, Brand.website). */
export const host = z
  .string({ error: 'a host such as vistaset.com' })
  .max(253, { error: 'a host of at most 253 characters' })
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, {
    error: 'a host of lower-case letters without https://, such as vistaset.com',
  })
  .refine((value) => !/^www\.[^.]+\./.test(value), { error: 'a host without www., such as vistaset.com' })

const httpsPhrase = 'an address that starts with https://'

/** What is expected instead of a text that is no absolute https URL without credentials; undefined if it is one. */
function betterUrl(value: string): string | undefined {
  // Browsers resolve `https:path` relative to the current page.
  if (!/^https:\/\/[^/\s]/i.test(value)) return httpsPhrase
  const url = tryUrl(value)
  if (url?.protocol !== 'https:' || /\s/.test(value) || !isHost(url.hostname)) {
    return 'an https:// address as a browser shows it, without spaces'
  }
  return url.username + url.password === '' ? undefined : 'an address without a user and a password'
}

/** Whether a host, as a URL has it, can be one: also a URL with two schemes (`https://http://…`) has some. */
function isHost(name: string): boolean {
  return /^(?!https?$)[\w.-]+$|^\[/.test(name)
}

function isSafeUrl(value: string): boolean {
  return betterUrl(value) === undefined
}

function tryUrl(value: string): URL | undefined {
  return value.length <= 2000 && isPlainText(value) ? parsedUrl(value) : undefined
}

/** An outbound URL. Only https is allowed: `javascript:` and `data:` are code, not places. */
export const httpsUrl = z
  .string({ error: httpsPhrase })
  .refine(isSafeUrl, { error: ({ input }) => betterUrl(String(input)) })

/** Where a site is served: an origin and an optional base path, nothing else. */
export const siteUrl = httpsUrl.refine((value) => betterSiteUrl(value) === undefined, {
  error: ({ input }) => betterSiteUrl(String(input)),
})

const templatePhrase = 'an https:// address that contains {domain}, such as https://registrar.example/?q={domain}'

/** An outbound URL template with `{domain}`, so that the registrar is one line of data. */
export const domainUrlTemplate = z
  .string({ error: templatePhrase })
  .refine((value) => value.includes('{domain}') && isSafeUrl(value.replaceAll('{domain}', 'a.com')), {
    error: templatePhrase,
  })

const dollarsPhrase = 'a whole number of US dollars above 0, such as 25000 or "$25,000"'

/** In US dollars: no price has more digits, unless some are typed too many. */
const highest = 999_999_999
const highestPhrase = `a price of at most ${formatNumber(highest)} US dollars`

/** A price in whole US dollars; `25000`, `"25,000"` and `"$25,000"` are equivalent. */
export const dollars = z
  .union(
    [
      z.int({ error: dollarsPhrase }).positive({ error: dollarsPhrase, abort: true }),
      z
        .string({ error: dollarsPhrase })
        .regex(/^\$?([1-9]\d*|[1-9]\d{0,2}(,\d{3})+)$/, { error: dollarsPhrase })
        .transform((value) => Number(value.replace(/[$,]/g, '')))
        .pipe(z.int().positive()),
    ],
    { error: dollarsPhrase },
  )
  .refine((usd) => usd <= highest, { error: highestPhrase, abort: true })
  .describe('Whole US dollars, such as 25000 or "$25,000"')

/** A market size with its unit: `$850M`, `$7.6B`, `$1.7T` (decisions, "Numbers"). */
export const marketSize = z
  .string({ error: 'a market size such as $7.6B' })
  .max(20, { error: 'a market size such as $7.6B' })
  .regex(marketSizePattern, {
    error: 'a market size in millions, billions or trillions, such as $850M, $7.6B or $1.7T',
  })
  .refine((value) => !marketSizePattern.test(value) || parseMarketSize(value).usd > 0, {
    error: 'a market size above 0, such as $7.6B',
  })

/**
 * A scalar that holds several items on one line, as in the specification's brand record.
 *
 * @param slip a separator that is written otherwise, so that two items would become one
 */
function listLine(separator: string, slip: RegExp, example: string) {
  return z
    .string({ error: `items separated by "${separator}", such as ${example}` })
    .max(10_000, { error: 'text of at most 10,000 characters' })
    .refine(isPlainText, { error: plainPhrase })
    .refine((value) => value.split(separator).every((item) => item.trim() !== ''), {
      error: `items separated by "${separator}", none of them empty, such as ${example}`,
    })
    .refine((value) => !slip.test(value), {
      error: `items separated by "${separator}" and nothing else, such as ${example}`,
    })
    .refine((value) => repeatedIn(value.split(separator)).length === 0, { error: distinctPhrase })
}

const distinctPhrase = 'each item once'

/** The indexes of texts that stand further up as well. */
function repeatedIn(items: readonly string[]): number[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const name = item.trim().toLowerCase()
    if (seen.has(name)) return [index]
    seen.add(name)
    return []
  })
}

/** A list of texts, none of which occurs twice. */
export function distinct<Item extends z.ZodType<string>>(item: Item) {
  return z.array(item).superRefine((items, context) => {
    for (const index of repeatedIn(items))
      context.addIssue({ code: 'custom', path: [index], input: items[index], message: distinctPhrase })
  })
}

/** Items separated by comma and space (specification §3, Brand.targetAudience). */
export const commaList = listLine(', ', /,(?=\p{L})|,\s*$|;\s/u, 'Hotels, Restaurants')

/** Items separated by ` + ` (specification §3, Brand.revenueModel). */
export const plusList = listLine(' + ', /\s\+(?=\p{L}|\s*$)|^\s*\+|\+\s+\+|\p{L}\+\p{L}/u, 'Subscriptions + Licensing')
