import { formatNumber } from './formats'

/** An amount in whole US dollars and its text: `$25,000`, never `.00`. */
export interface Money {
  readonly usd: number
  readonly text: string
}

/** Formats an amount of US dollars, rounded to whole dollars. */
export function money(usd: number): Money {
  return { usd, text: `$${formatNumber(Math.round(usd))}` }
}

/** From the lowest amount to the highest, `$5,000 to $50,000`, or the only one; undefined without any. */
export function priceRange(amounts: readonly Money[]): string | undefined {
  const sorted = amounts.toSorted((a, b) => a.usd - b.usd).map(({ text }) => text)
  return [...new Set([sorted[0], sorted.at(-1)])].join(' to ') || undefined
}

/** A million, a billion and a trillion. A trillion is 1,000 billion. */
const units: Readonly<Record<string, number>> = { M: 1e6, B: 1e9, T: 1e12 }

/** The format of a market size: dollars, with or without thousands separators, and a unit. */
export const marketSizePattern = /^\$(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)([MBT])$/

/**
 * Parses a market size such as `$850M`, `$7.6B` or `$1.7T`: as written, and in US dollars.
 *
 * @throws RangeError for anything else: a market size without its unit cannot be added to others
 */
export function parseMarketSize(text: string): Money {
  const [, digits, unit] = marketSizePattern.exec(text) ?? []
  const factor = units[unit ?? '']
  if (digits === undefined || factor === undefined) throw new RangeError(`not a market size: ${text}`)
  return { text, usd: Math.round(Number(digits.replaceAll(',', '')) * factor) }
}

/** Formats a market size with one decimal at most: `$4T`, `$96.9B`; with more if one is not enough: `$0.01M`. */
export function formatMarket(usd: number): string {
  if (usd < 1e5) return `$${Number((usd / 1e6).toPrecision(2))}M`
  const [size, unit] = usd >= 999.95e9 ? [1e12, 'T'] : usd >= 999.95e6 ? [1e9, 'B'] : [1e6, 'M']
  return `$${formatNumber(Math.round((usd / size) * 10) / 10, 1).replace(/\.0$/, '')}${unit}`
}

/** Formats US dollars in billions with one decimal: `$4,312.6B`. */
export function formatBillions(usd: number): string {
  return `$${formatNumber(Math.round(usd / 1e8) / 10, 1)}B`
}
