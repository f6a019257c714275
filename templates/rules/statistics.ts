import { compare, groupedBy } from 'build-site'
import { formatBillions, formatMarket, money } from './money'

/** The input for the figures of a portfolio. */
interface Measured {
  readonly stage: string
  readonly marketUsd: number
  readonly priceUsd: number
}

/** Computes the five figures of a portfolio page. Without brands, the average is `$0.0B`. */
export function portfolioStatistics(brands: readonly Measured[]) {
  const total = sum(brands.map((brand) => brand.marketUsd))
  return {
    /** `$4,312.6B` */
    totalMarket: formatBillions(total),
    brands: brands.length,
    segments: new Set(brands.map((brand) => brand.stage)).size,
    averageMarket: formatBillions(brands.length === 0 ? 0 : total / brands.length),
    /** Sum of the prices. */
    valuation: money(sum(brands.map((brand) => brand.priceUsd))),
  }
}

/** How the markets of a portfolio are distributed: the share of the largest segment, and the median market. */
export function marketSpread(brands: readonly Measured[]) {
  const [largest] = segmentMarkets(brands)
  if (largest === undefined) return undefined
  const sizes = brands.map(({ marketUsd }) => marketUsd).sort((a, b) => a - b)
  const middles = sizes.slice(Math.ceil(sizes.length / 2) - 1, Math.floor(sizes.length / 2) + 1)
  const usd = sum(middles) / middles.length
  return {
    segment: largest.stage,
    /** `48%` of the total. */
    share: `${Math.round((largest.usd / sum(sizes)) * 100)}%`,
    median: { usd, text: formatMarket(usd) },
  }
}

/** Maximum number of lines of a chart, however many brands there are. */
const lines = 40

/** The items with the largest markets, as many as a chart has lines, and the number of the others. */
export function largest<Item>(all: readonly Item[], usdOf: (item: Item) => number) {
  const items = all.toSorted((a, b) => usdOf(b) - usdOf(a)).slice(0, lines)
  return { items, others: all.length - items.length }
}

/** The combined markets of the brands of each segment, largest first; ties by name. */
export function segmentMarkets(brands: readonly Measured[]) {
  return [...groupedBy(brands, ({ stage }) => stage)]
    .map(([stage, own]) => ({ stage, usd: sum(own.map(({ marketUsd }) => marketUsd)) }))
    .map((segment) => ({ ...segment, text: formatMarket(segment.usd) }))
    .sort((a, b) => b.usd - a.usd || compare(a.stage, b.stage))
}

/** The four tiles of the domains page, from the displayed prices in US dollars. All are zero for an empty list. */
export function domainTiles(prices: readonly number[]) {
  const total = sum(prices)
  return {
    count: prices.length,
    total: money(total),
    average: money(prices.length === 0 ? 0 : Math.round(total / prices.length)),
    highest: money(prices.reduce((highest, price) => Math.max(highest, price), 0)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
