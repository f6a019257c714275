import { memo } from '../memo'
import { formatNumber } from './format-number'

/** An amount in whole US dollars and how it is written: `$25,000`, never `.00` (specification §9). */
export interface Money {
  readonly usd: number
  readonly text: string
}

/** Writes an amount of US dollars; fractions are rounded to the whole dollar. Of thousands of prices few differ. */
export const money = memo(1000, (usd: number): Money => ({ usd, text: `$${formatNumber(Math.round(usd))}` }))
