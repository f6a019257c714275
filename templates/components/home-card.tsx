import type { HomeCard as HomeCardData } from 'build-site'
import './brand-card.css'
import { Emblem } from './emblem'
import { ExternalLink } from './external-link'
import { PriceTag } from './price-tag'
import { StatusBadge } from './status-badge'

/** A brand on the home page; its card links to the brand's website (specification §2, Home). */
export function HomeCard({ card: { number, brand } }: { readonly card: HomeCardData }) {
  return (
    <article className="brand-card" data-card>
      <header>
        <span className="card-number">{number}</span>
        <StatusBadge status={brand.status} label={brand.homeBadge} />
      </header>
      <Emblem slug={brand.slug} stage={brand.stage} collection={brand.collection.slug} />
      <h3>
        <a className="card-link" href={brand.address.href}>
          {brand.name}
        </a>
      </h3>
      <p className="card-stage">{brand.stage}</p>
      <p className="card-description">{brand.description}</p>
      <p className="card-website card-foot">
        <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
        <PriceTag price={{ ...brand.box.price, reference: null }} />
      </p>
    </article>
  )
}
