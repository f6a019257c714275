import type { Collection, Site } from 'build-site'
import { ExpandAll } from './expand-all'
import { Ledger } from './ledger'
import { Markets } from './markets'

interface PortfolioOpeningProps {
  readonly site: Site
  readonly collection: Collection
}

/** What is said of a whole portfolio: it stands on the first page only. */
export function PortfolioOpening({ site, collection }: PortfolioOpeningProps) {
  const { texts } = collection
  return (
    <>
      <p className="notice" id="access-granted" data-notice role="status">
        {site.home.access.success}
      </p>
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <Figures collection={collection} />
      <p className="note">{site.studio.marketNote}</p>
      <section className="section prose" aria-labelledby="overview">
        <h2 id="overview">Portfolio Overview</h2>
        {texts.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ExpandAll />
      </section>
      <Markets collection={collection} />
    </>
  )
}
function Figures({ collection: { name, statistics } }: { readonly collection: Collection }) {
  return (
    <Ledger
      label={`${name} in figures`}
      figures={[
        { name: 'Total Addressable Market', value: statistics.totalMarket },
        { name: 'Total Brands', value: String(statistics.brands) },
        { name: 'Market Segments', value: String(statistics.segments) },
        { name: 'Avg Market Size', value: statistics.averageMarket },
        { name: 'Portfolio Valuation', value: statistics.valuation.text },
      ]}
    />
  )
}
