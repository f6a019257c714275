import type { Brand, Studio } from 'build-site'
import './acquisition.css'
import { ActionButton } from './action-button'
import { PriceTag } from './price-tag'
import { Sold } from './sold'

interface AcquisitionProps {
  readonly site: { readonly studio: Pick<Studio, 'referenceNote'> }
  readonly brand: Brand
}

/** What a brand costs and how to buy it; it stays in view on wide screens. */
export function Acquisition({ site, brand }: AcquisitionProps) {
  const { acquisition } = brand.page
  return (
    <section className="acquisition" id="acquisition" aria-labelledby="acquisition-heading">
      <h2 id="acquisition-heading">Acquisition Opportunity</h2>
      {acquisition !== undefined && <p>{acquisition}</p>}
      {brand.sold ? <Sold brand={brand} /> : <Offer site={site} brand={brand} />}
    </section>
  )
}

function Offer({ site, brand: { page, host } }: AcquisitionProps) {
  return (
    <>
      <p className="figure">
        <PriceTag price={page.price} />
      </p>
      {page.priceCaption !== undefined && <p className="caption">{page.priceCaption}</p>}
      <div className="button-row">
        <ActionButton action={page.buy} variant="buy" about={host} />
        <ActionButton action={page.offer} variant="outline" about={`for ${host}`} />
      </div>
      {page.price.reference !== null && <p className="note">{site.studio.referenceNote}</p>}
    </>
  )
}
