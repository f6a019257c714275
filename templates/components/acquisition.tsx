import type { ShownBrand, Studio } from '../model/types'
import './acquisition.css'
import { ActionButton } from './action-button'
import { PriceTag } from './price-tag'
import { QrCode } from './qr-code'
import './sold.css'

/** The price of a brand and how to buy it. */
export function Acquisition({ studio, brand }: { readonly studio: Studio; readonly brand: ShownBrand }) {
  const { host, page } = brand
  return (
    <section className="acquisition" id="acquisition" aria-labelledby="acquisition-heading">
      <h2 id="acquisition-heading">Acquisition Opportunity</h2>
      {brand.sold ? (
        <div className="sold">
          <p className="figure">Sold</p>
          <p>
            {host} has found its owner.{' '}
            <a href={brand.collection.address.href}>See the other brands of the {brand.collection.name}</a>
          </p>
        </div>
      ) : (
        <div className="acquisition-offer">
          <p className="figure">
            <PriceTag price={page.price} />
          </p>
          <QrCode href={page.buy.href} label={`QR code: ${page.buy.label}`} />
          {page.priceCaption !== undefined && <p className="caption">{page.priceCaption}</p>}
          <div className="button-row">
            <ActionButton {...page.buy} variant="buy" about={host} />
            <ActionButton {...page.offer} variant="outline" about={`for ${host}`} />
          </div>
          {page.mail !== undefined && (
            <p className="note">
              Or write to <a href={page.mail.href}>{page.mail.label}</a>
            </p>
          )}
          {page.price.reference !== null && <p className="note">{studio.referenceNote}</p>}
        </div>
      )}
    </section>
  )
}

/** Why the name is worth its price. The first sentence is set large. */
export function Pitch({ text }: { readonly text: string }) {
  const [first = text] = firstSentence.exec(text) ?? []
  return (
    <div className="acquisition-text">
      <p className="acquisition-pitch">{first}</p>
      {first !== text && <p>{text.slice(first.length)}</p>}
    </div>
  )
}

const firstSentence = /^.+?[.!?][”’)]?(?=\s)/s
