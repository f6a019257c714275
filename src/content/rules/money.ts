import { formatNumber } from '../../lib/format-number'
import { memo } from '../../lib/memo'

/** An amount in whole US dollars and its text: `$25,000`, never `.00` (specification §9). */
export interface Money {
  readonly usd: number
  readonly text: string
}

/**
 * Formats an amount of US dollars, rounded to whole dollars. Memoized, because few of thousands of prices are distinct.
 */
export const money = memo(1000, (usd: number): Money => ({ usd, text: `$${formatNumber(Math.round(usd))}` }))
