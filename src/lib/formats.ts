import { formatNumber } from './format-number'
import { memo } from './memo'

/** The locale of a site that names none. */
export const usualLocale = 'en-US'

/** The currency of a site that names none. */
const usualCurrency = 'USD'

/** How numbers, dates and amounts of money are written for visitors. */
export interface Formats {
  /** A number with the separators of the locale: `12,345.6`. @param decimals number of decimals; none when omitted */
  readonly number: (value: number, decimals?: number) => string
  /** A calendar date in words: `August 1, 2025`. @param day written year-month-day */
  readonly date: (day: string) => string
  /**
   * An amount in the currency: `$25,000`, `$12.50`.
   *
   * @param decimals number of decimals; when omitted, none for a whole amount and otherwise those of the currency
   */
  readonly money: (amount: number, decimals?: number) => string
}

/** Number of decimals that a site uses, at most: results are remembered for each. */
const most = 20

/**
 * Formats for a locale and a currency. The formatters are created on first use, because that takes a while.
 *
 * @param locale a language tag (BCP 47) such as `de-DE`
 * @param currency a code (ISO 4217) such as `EUR`
 */
export function formats(locale: string = usualLocale, currency: string = usualCurrency): Formats {
  const numbers = memo(most, (decimals: number) => {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  })
  const amounts = memo(most, (decimals: number | undefined) => {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const trailingZeroDisplay = decimals === undefined ? 'stripIfInteger' : 'auto'
    return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay, ...digits })
  })
  const dates = memo(1, (dateStyle: 'long') => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }))
  return {
    number: (value, decimals = 0) =>
      locale === usualLocale ? formatNumber(value, decimals) : numbers(decimals).format(value),
    date: (day) => dates('long').format(new Date(`${day}T00:00:00Z`)),
    money: (amount, decimals) => amounts(decimals).format(amount),
  }
}

/** The language of a locale as pages declare it, without a region or script that goes without saying: `en`, `pt-PT`. */
export function languageOf(locale: string): string {
  return locale === usualLocale ? 'en' : new Intl.Locale(locale).minimize().toString()
}

/** Language and region of a locale, as Open Graph writes them: `en_US`; `de_DE` also for `de`. */
export function languageAndRegion(locale: string): string {
  if (locale === usualLocale) return 'en_US'
  const { language, region } = new Intl.Locale(locale).maximize()
  return region === undefined ? language : `${language}_${region}`
}
