import { formatNumber, shortDollars } from './formats'

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

/** Formats a market size with one decimal at most: `$4T`, `$96.9B`. */
export const formatMarket = shortDollars(1)

/** Formats US dollars in billions with one decimal: `$4,312.6B`. */
export function formatBillions(usd: number): string {
  return `$${formatNumber(Math.round(usd / 1e8) / 10, 1)}B`
}
