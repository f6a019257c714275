import type { Collection } from '../model/types'
import { CardHead } from './card-head'
import { ExternalLink } from './external-link'
import { PriceTag } from './price-tag'
import './sold-label.css'

/** A brand on the home page; its card links to the brand's website. */
export function HomeCard({ number, brand }: Collection['homeCards'][number]) {
  return (
    <article className="brand-card" data-card>
      <CardHead brand={brand} number={number} status={brand.status} badge={brand.homeBadge} />
      <p className="card-stage">{brand.stage}</p>
      <p className="card-description">{brand.description}</p>
      <p className="card-website card-foot">
        <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
        {brand.sold ? (
          <strong className="sold-label">Sold</strong>
        ) : (
          <PriceTag price={{ ...brand.box.price, reference: null }} />
        )}
      </p>
    </article>
  )
}
