import type { Brand } from 'build-site'
import { ActionButton } from './action-button'
import { CardHead } from './card-head'
import { ExternalLink } from './external-link'
import { PriceTag } from './price-tag'

/** A brand as far as its card shows it. */
export type CardBrand = Omit<Brand, 'page' | 'keywords' | 'summary'>

/** What the card of a brand shows. */
export function cardBrand({ page, keywords, summary, ...brand }: Brand): CardBrand {
  return brand
}

/** A brand on its portfolio page: the whole card leads to the brand page through one real link (decisions). */
export function BrandCard({ brand }: { readonly brand: CardBrand }) {
  return (
    <article className="brand-card" id={brand.cardId} data-card>
      <CardHead brand={brand} number={brand.number} badge={`${brand.badge} • ${brand.stage}`} />
      <p className="card-description">{brand.description}</p>
      <p>{brand.details}</p>
      <InvestorDetails brand={brand} />
      <AcquisitionBox brand={brand} />
      <p className="card-website">
        <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
      </p>
    </article>
  )
}

function AcquisitionBox({ brand: { sold, box, host } }: { readonly brand: CardBrand }) {
  return (
    <div className="acquisition-box">
      <h4>Acquisition Opportunity</h4>
      {sold ? (
        <p>Sold. The other brands of this collection are still available.</p>
      ) : (
        <>
          <p>Interested in buying this domain?</p>
          <p>
            <PriceTag price={box.price} />
          </p>
          <ActionButton action={box.action} variant="buy" about={`(${host})`} />
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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
