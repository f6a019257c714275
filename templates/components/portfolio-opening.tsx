import type { Address, Collection } from '../model/types'
import { formatNumber } from '../rules/formats'
import { BrandIndex } from './brand-index'
import { KeyFigures } from './key-figures'
import { MarketChart } from './market-chart'
import { keyOf, RichText } from './rich-text'

interface PortfolioOpeningProps extends Pick<Collection, 'name' | 'overview' | 'statistics' | 'spread' | 'largest'> {
  /** A note on the figures. */
  readonly note: string
  /** The list of all domains. */
  readonly domains: Address | undefined
}

/** Content about the whole portfolio, on its first page only. */
export function PortfolioOpening({ name, statistics, note, domains, ...opening }: PortfolioOpeningProps) {
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
      <p className="note">{note}</p>
      <BrandIndex largest={opening.largest} domains={domains} />
      <div className="portfolio-columns">
        <section className="section prose" aria-labelledby="overview">
          <h2 id="overview">Portfolio Overview</h2>
          {opening.overview.map((paragraph) => (
            <RichText key={keyOf(paragraph)} of={paragraph} />
          ))}
        </section>
        <MarketChart largest={opening.largest} spread={opening.spread} />
      </div>
    </>
  )
}
