import type { Brand, Collection } from '../model/types'
import { ActionButton } from './action-button'
import './brand-card.css'
import { EmblemOrLogo } from './emblem'
import './status-badge.css'
import { ExternalLink } from './external-link'
import { PriceTag } from './price-tag'
import { RichText } from './rich-text'

/** What the card of a brand shows: a change of the other fields does not render it again. */
export type CardBrand = Omit<Brand, 'updated' | 'page'>

/** A brand on its portfolio page: the whole card leads to the brand page through one real link (decisions). */
export function BrandCard({ brand }: { readonly brand: CardBrand }) {
  const { status, badge } = brand.sold ? ({ status: 'sold', badge: 'Sold' } as const) : brand
  return (
    <article className="brand-card" id={brand.cardId} data-card>
      <CardHead brand={brand} number={brand.number} status={status} badge={`${badge} • ${brand.stage}`} />
      <p className="card-description">{brand.description}</p>
      <RichText of={brand.details} />
      <InvestorDetails brand={brand} />
      <div className="card-offer">
        <p className="card-website">
          <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
        </p>
        <AcquisitionBox brand={brand} />
      </div>
    </article>
  )
}

function AcquisitionBox({ brand: { sold, box, host } }: { readonly brand: CardBrand }) {
  return (
    <div className="acquisition-box">
      <h4>Acquisition Opportunity</h4>
      {sold ? (
        <p>Sold. {host} has found its owner.</p>
      ) : (
        <>
          <p className="card-question">Interested in buying this domain?</p>
          <p>
            <PriceTag price={box.price} />
          </p>
          <ActionButton {...box.action} variant="buy-quiet" about={`(${host})`} />
        </>
      )}
    </div>
  )
}

function InvestorDetails({ brand }: { readonly brand: CardBrand }) {
  const facts = [
    { name: 'Market Size', value: brand.market.text },
    { name: 'Target Audience', value: brand.audience.join(', ') },
    { name: 'Revenue Model', value: brand.revenue.join(' + ') },
    { name: 'Investment Thesis', value: brand.thesis },
    { name: 'Risk Mitigation', value: brand.risk },
  ]
  return (
    <details className="investor-details">
      <summary>
        Investor details<span className="visually-hidden"> of {brand.name}</span>
      </summary>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : <RichText of={value} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

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

interface CardHeadProps {
  /** The badge: green for active, amber for developing, neither if sold, and always with words. */
  readonly status: Brand['status'] | 'sold'
  readonly brand: Pick<Brand, 'emblem' | 'name' | 'logo' | 'collection' | 'address'>
  readonly number: string
  readonly badge: string
}

/** The head of every card: emblem, number, badge, and the one real link to the brand page. */
function CardHead({ brand, status, number, badge }: CardHeadProps) {
  const { address, name } = brand
  return (
    <header>
      <EmblemOrLogo brand={brand} />
      <div className="card-name">
        <span className="card-number">{number}</span>
        <h3>
          <a className="card-link" href={address.href}>
            {name}
          </a>
        </h3>
      </div>
      <span className="badge" data-status={status}>
        {badge}
      </span>
    </header>
  )
}
