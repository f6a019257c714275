import type { ShownBrand, Studio } from '../model/types'
import './acquisition.css'
import { ActionButton } from './action-button'
import { PriceTag } from './price-tag'
import { QrCode } from './qr-code'
import './sold.css'

/** The price of a brand and how to buy it; stays in view on wide screens. */
export function Acquisition({ studio, brand }: { readonly studio: Studio; readonly brand: ShownBrand }) {
  const { host, page } = brand
  const { acquisition, price } = page
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
        <>
          {/* The price and buttons come first, so that nobody has to read before seeing them. */}
          <div className="acquisition-offer">
            <p className="figure">
              <PriceTag price={price} />
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
            {price.reference !== null && <p className="note">{studio.referenceNote}</p>}
          </div>
          {acquisition !== undefined && <Pitch text={acquisition} />}
        </>
      )}
    </section>
  )
}

/** Why the name is worth its price. The first sentence is set large. */
function Pitch({ text }: { readonly text: string }) {
  const [first = text] = firstSentence.exec(text) ?? []
  return (
    <p className="acquisition-text">
      <span className="acquisition-pitch">{first}</span>
      {text.slice(first.length)}
    </p>
  )
}

const firstSentence = /^.+?[.!?][”’)]?(?=\s)/s
