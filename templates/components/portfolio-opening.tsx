import type { Collection } from '../model/types'
import { formatNumber } from '../rules/formats'
import { KeyFigures } from './key-figures'
import { Markets } from './markets'
import { keyOf, RichText } from './rich-text'

interface PortfolioOpeningProps extends Pick<Collection, 'name' | 'overview' | 'statistics' | 'spread' | 'largest'> {
  /** A note on the figures. */
  readonly note: string
}

/** Content about the whole portfolio, on its first page only. */
export function PortfolioOpening({ name, overview, statistics, spread, largest, note }: PortfolioOpeningProps) {
  return (
    <>
      <KeyFigures
        label={`${name} in figures`}
        figures={[
          { name: 'Total Addressable Market', value: statistics.totalMarket },
          { name: 'Total Brands', value: formatNumber(statistics.brands) },
          { name: 'Market Segments', value: formatNumber(statistics.segments) },
          { name: 'Avg Market Size', value: statistics.averageMarket },
          { name: 'Portfolio Valuation', value: statistics.valuation.text },
        ]}
      />
      <p className="note">
        {note}
        {spread &&
          ` Largest segment: ${spread.segment}, ${spread.share} of the total. Median market: ${spread.median}.`}
      </p>
      <section className="section prose" aria-labelledby="overview">
        <h2 id="overview">Portfolio Overview</h2>
        {overview.map((paragraph) => (
          <RichText key={keyOf(paragraph)} of={paragraph} />
        ))}
      </section>
      <Markets largest={largest} />
    </>
  )
}
