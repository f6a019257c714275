import { formatNumber, text, z } from 'build-site'
import type { Money } from '../rules/money'

export const year = z.int({ error: 'a year such as 2025' }).min(1900).max(2999)

/** In US dollars: no price has more digits, unless some are typed too many. */
const highest = 999_999_999

/** A price in whole US dollars; `25000`, `"25,000"` and `"$25,000"` are equivalent. */
export const dollars = z
  .union(
    [
      z.int().positive({ abort: true }),
      z
        .string()
        .regex(/^\$?([1-9]\d*|[1-9]\d{0,2}(,\d{3})+)$/)
        .transform((value) => Number(value.replace(/[$,]/g, '')))
        .pipe(z.int().positive()),
    ],
    { error: 'a whole number of US dollars above 0, such as 25000 or "$25,000"' },
  )
  .refine((usd) => usd <= highest, { error: `a price of at most ${formatNumber(highest)} US dollars`, abort: true })
  .describe('Whole US dollars, such as 25000 or "$25,000"')

/** Dollars, with or without thousands separators, and a unit. */
const marketSizePattern = /^\$(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)([MBT])$/

/** The power of ten of a unit; a trillion is 1,000 billion. */
const units: Readonly<Record<string, number>> = { M: 6, B: 9, T: 12 }

/** A market size with its unit, `$850M`, `$7.6B`, `$1.7T`: as written, and in US dollars. */
export const marketSize = z
  .string({ error: 'a market size such as $7.6B' })
  .max(20, { error: 'a market size such as $7.6B' })
  .regex(marketSizePattern, {
    error: 'a market size in millions, billions or trillions, such as $850M, $7.6B or $1.7T',
  })
  .transform((text): Money => {
    const [, digits = '', unit = ''] = marketSizePattern.exec(text) ?? []
    return { text, usd: Math.round(Number(`${digits.replaceAll(',', '')}e${units[unit]}`)) }
  })
  .refine(({ usd }) => usd > 0, { error: 'a market size above 0, such as $7.6B' })

/** A sentence that other texts include by its {name}. It has none itself: included texts are not filled in again. */
export const sharedSentence = text.regex(/^[^{}]*$/, {
  error: 'a text without braces, since other texts include it as it is: write out what a {name} would stand for',
})
