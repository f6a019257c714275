import { ActionButton } from './action-button'
import './buy-bar.css'
import { PriceTag } from './price-tag'
import type { ShownBrand } from './shown-brand'

/** Price, offer and buy button at the bottom edge of the window, wherever the acquisition box may be out of view. */
export function BuyBar({ brand: { host, page } }: { readonly brand: ShownBrand }) {
  return (
    <div className="buy-bar">
      <PriceTag price={{ ...page.price, reference: null }} />
      <ActionButton {...page.offer} variant="outline" about={`for ${host}`} />
      <ActionButton {...page.buy} variant="buy" about={host} />
    </div>
  )
}
