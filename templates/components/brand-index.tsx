import { groupedBy } from 'build-site'
import type { Collection, Site } from '../model/types'
import { formatNumber } from '../rules/formats'
import { formatMarket } from '../rules/money'
import './brand-index.css'
import { EmblemOrLogo } from './emblem'

type BrandIndexProps = Pick<Collection, 'largest'> & Pick<Site['addresses'], 'domains'>

/**
 * All brands of a collection as short rows that lead to their cards, by segment. If several segments have several
 * brands, filters show one of them: each is next to its rows, so that no script is needed. If there are very many
 * brands, those with the largest markets are shown.
 */
export function BrandIndex({ largest: { segments, brands }, domains }: BrandIndexProps) {
  const rows = groupedBy(brands.items, ({ stage }) => stage)
  const groups = segments.items.flatMap(({ stage }) => {
    const own = rows.get(stage)
    return own === undefined ? [] : [{ stage, own }]
  })
  const canFilter = groups.filter(({ own }) => own.length > 1).length > 1
  const all = brands.others === 0 ? 'All' : 'Largest'
  return (
    <section className="section brand-index" aria-labelledby="brand-index">
      <h2 id="brand-index">Brands by Segment</h2>
      <p className="note">The largest markets come first. Each row leads to the card of its brand.</p>
      <fieldset aria-labelledby="brand-index">
        {canFilter && <Choice label={all} count={brands.items.length} isFirst />}
        {groups.map(({ stage, own }) => (
          <div key={stage} data-segment>
            {canFilter && own.length > 1 && <Choice label={stage} count={own.length} />}
            <ul>
              {own.map((brand) => (
                <li key={brand.slug}>
                  <a href={brand.page.back.href}>
                    <EmblemOrLogo brand={brand} />
                    <span className="index-name">{brand.name}</span>
                    <span className="index-stage">{stage}</span>
                    <span className="index-market">{formatMarket(brand.market.usd)} market</span>
                    <span className="index-price">{brand.sold ? 'Sold' : brand.box.price.amount.text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {domains !== undefined && (
          <p className="index-all">
            <a href={domains.href}>All domains by price</a>
          </p>
        )}
      </fieldset>
      {brands.others > 0 && (
        <p className="note">And {formatNumber(brands.others)} more, each with its card below or on the next pages.</p>
      )}
    </section>
  )
}

type ChoiceProps = Readonly<{ label: string; count: number; isFirst?: boolean }>

function Choice({ label, count, isFirst }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="segment" className="visually-hidden" defaultChecked={isFirst} />
      {label} <span className="index-count">{formatNumber(count)}</span>
    </label>
  )
}
