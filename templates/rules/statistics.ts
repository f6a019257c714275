import { compare, groupedBy } from 'build-site'
import { formatBillions, formatMarket, type Money, money } from './money'

/** The input for the figures of a portfolio. */
interface Measured {
  readonly stage: string
  readonly marketUsd: number
  readonly priceUsd: number
}

/** The five figures of a portfolio page. */
export interface Statistics {
  /** Sum of the market sizes, `$4,312.6B`. */
  readonly totalMarket: string
  readonly brands: number
  /** Number of distinct stage labels. */
  readonly segments: number
  /** Total divided by the number of brands, `$148.7B`. */
  readonly averageMarket: string
  /** Sum of the prices. */
  readonly valuation: Money
}

/** Computes the figures of a portfolio. Without brands, the average is `$0.0B`. */
export function portfolioStatistics(brands: readonly Measured[]): Statistics {
  const total = sum(brands.map((brand) => brand.marketUsd))
  return {
    totalMarket: formatBillions(total),
    brands: brands.length,
    segments: new Set(brands.map((brand) => brand.stage)).size,
    averageMarket: formatBillions(brands.length === 0 ? 0 : total / brands.length),
    valuation: money(sum(brands.map((brand) => brand.priceUsd))),
  }
}

/** The combined market of the brands of one segment. */
export interface SegmentMarket {
  readonly stage: string
  readonly usd: number
  /** `$4T` */
  readonly text: string
}

/** The markets by segment, largest first; ties by name. */
export function segmentMarkets(brands: readonly Measured[]): SegmentMarket[] {
  return [...groupedBy(brands, ({ stage }) => stage)]
    .map(([stage, own]) => ({ stage, usd: sum(own.map(({ marketUsd }) => marketUsd)) }))
    .map((segment) => ({ ...segment, text: formatMarket(segment.usd) }))
    .sort((a, b) => b.usd - a.usd || compare(a.stage, b.stage))
}

/** The four tiles of the domains page, covering what is for sale. */
export interface DomainTiles {
  readonly count: number
  readonly total: Money
  /** Rounded to the whole dollar. */
  readonly average: Money
  readonly highest: Money
}

/** Computes the tiles from the displayed prices in US dollars. All are zero for an empty list. */
export function domainTiles(prices: readonly number[]): DomainTiles {
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
