import type { Collection } from 'build-site'
import { DotPlot } from './dot-plot'
import './markets.css'

/** The markets by segment and by brand, on the same scale. */
export function Markets({ collection: { segments, brands } }: { readonly collection: Collection }) {
  const range = [...segments.map(({ usd }) => usd), ...brands.map(({ market }) => market.usd)]
  const bySize = [...brands].sort((a, b) => b.market.usd - a.market.usd)
  return (
    <section className="section markets" aria-labelledby="markets">
      <h2 id="markets">Where the Markets Are</h2>
      <p className="note">
        Management estimates in US dollars, on one logarithmic scale: each line is ten times the one before.
      </p>
      <div className="markets-plots">
        <DotPlot
          id="markets-by-segment"
          heading="Addressable Market by Segment"
          range={range}
          rows={segments.map(({ stage, usd, text }) => ({ name: stage, usd, text }))}
        />
        <DotPlot
          id="markets-by-brand"
          heading="Market Size by Brand"
          range={range}
          rows={bySize.map(({ name, address, market }) => ({ name, href: address.href, ...market }))}
        />
      </div>
    </section>
  )
}
