import * as z from 'zod'
import { ifPossible } from '../../lib/if-possible'
import { parsedUrl } from '../../lib/parsed-url'
import { siteUrl } from './addresses'
import { email, isoDate, text, userAgent } from './scalars'

/** A locale (BCP 47) for numbers, dates and amounts. */
export const locale = z
  .string({ error: 'a language tag such as en-US, de-DE or fr' })
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { abort: true })
  .refine((tag) => ifPossible(() => new Intl.Locale(tag).language) !== undefined)

/** A currency (ISO 4217). */
export const currency = z
  .string({ error: 'the code of a currency such as USD, EUR or JPY' })
  .refine((code) => Intl.supportedValuesOf('currency').includes(code))

const originPhrase = 'the https origin of another site, such as https://stats.host.com, without a path and without *'

/** The origin of another site: only scheme, host and port, as in a content security policy. */
const httpsOrigin = z.string({ error: originPhrase }).refine(isOrigin)

function isOrigin(value: string): boolean {
  const url = parsedUrl(value)
  return url?.protocol === 'https:' && url.origin === value && !/[*;,\s]/.test(value)
}

const origins = z.array(httpsOrigin, { error: `a list, each ${originPhrase}` }).optional()

/** The other origins that pages may load from, by what is loaded. */
export const policyExceptions = z.strictObject(
  { script: origins, connect: origins, img: origins, style: origins, font: origins, frame: origins },
  { error: 'lists of https origins under script, connect, img, style, font or frame' },
)

const color = z.string({ error: 'a colour such as #1b4d3e' }).regex(/^#[0-9a-f]{6}$/i)

/** The settings of a site: a site may be built without checking the types of its templates. */
export const siteSettings = z.looseObject({
  url: siteUrl,
  name: text,
  themeColor: z.object({ light: color, dark: color }),
  security: z.object({ email, expires: isoDate }).optional(),
  refusedCrawlers: z.array(userAgent.or(z.literal('*'))).optional(),
  locale: locale.optional(),
  currency: currency.optional(),
  policy: policyExceptions.optional(),
  refusedCrawlersNote: text.optional(),
  movedNote: text.optional(),
})
