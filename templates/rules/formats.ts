import { formats } from 'build-site'

/** The language and region of the texts of this site, and the currency of its prices. */
export const locale = 'en-US'
export const currency = 'USD'

/** How numbers and dates are written: `12,345`, `August 1, 2025`. */
export const { number: formatNumber, date: formatDate } = formats(locale, currency)
