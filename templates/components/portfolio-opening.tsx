import type { Framed } from '../model/site-types'
import type { Collection } from '../model/types'
import { formatNumber } from '../rules/formats'
import { BrandIndex } from './brand-index'
import { KeyFigures } from './key-figures'
import { MarketChart } from './market-chart'
import { keyOf, RichText } from './rich-text'

type OpeningProps = Framed<Pick<Collection, 'name' | 'overview' | 'statistics' | 'spread' | 'largest'>>

/** Content about the whole portfolio, on its first page only. */
export function PortfolioOpening({ frame: { studio, addresses }, name, statistics, ...opening }: OpeningProps) {
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
      <p className="note">{[studio.marketNote, studio.portfolioNote].filter(Boolean).join(' ')}</p>
      <BrandIndex largest={opening.largest} domains={addresses.domains} />
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

/** Why the brands of the portfolio are worth buying: its end. */
export function Thesis({ thesis }: Pick<Collection['texts'], 'thesis'>) {
  return (
    <section className="section" aria-labelledby="thesis">
      <h2 id="thesis">{thesis.heading}</h2>
      <div className="card-grid" data-columns="2">
        {thesis.cards.map((card) => (
          <article className="thesis-card" key={card.heading}>
            <h3>{card.heading}</h3>
            <p>{card.text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
