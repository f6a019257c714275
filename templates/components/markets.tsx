import type { Collection } from '../model/types'
import { formatMarket } from '../rules/money'
import { DotPlot } from './dot-plot'
import './markets.css'

/** The markets by segment and by brand, on the same scale; nothing without a brand. */
export function Markets({ largest }: Pick<Collection, 'largest'>) {
  const { segments, brands } = largest
  if (brands.items.length === 0) return null
  const range = [...segments.items.map(({ usd }) => usd), ...brands.items.map(({ market }) => market.usd)]
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
          rows={segments.items.map(({ stage, usd, text }) => ({ name: stage, usd, text }))}
          others={segments.others}
        />
        <DotPlot
          id="markets-by-brand"
          heading="Market Size by Brand"
          range={range}
          rows={brands.items.map(({ name, address, market: { usd } }) => {
            return { name, href: address.href, usd, text: formatMarket(usd) }
          })}
          others={brands.others}
        />
      </div>
    </section>
  )
}
