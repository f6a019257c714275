import { formats } from 'build-site'

/** The language and region of the texts of this site, and the currency of its prices. */
export const locale = 'en-US'
export const currency = 'USD'

/** How numbers and dates are written: `12,345`, `August 1, 2025`. */
export const { number: formatNumber, date: formatDate } = formats(locale, currency)

/** Returns a function that writes US dollars in the largest unit that fits: `$7.5K`, `$96.9B`. @param digits after the point, at most */
export function shortDollars(digits: number): (usd: number) => string {
  const { format } = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, notation: 'compact', useGrouping: 'always' },
    ...{ minimumFractionDigits: 0, maximumFractionDigits: digits },
  })
  return format
}
