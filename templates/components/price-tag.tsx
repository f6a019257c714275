import type { Price } from '../model/types'
import './price-tag.css'

/** A price, preceded by its reference price if shown. Few screen readers announce `<s>`, so words say it, too. */
export function PriceTag({ price: { amount, reference } }: { readonly price: Price }) {
  return (
    <span className="price-tag">
      {reference !== null && (
        <>
          <span className="visually-hidden">Reference price </span>
          <s>{reference.text}</s>{' '}
        </>
      )}
      <span className="visually-hidden">Price </span>
      <strong>{amount.text}</strong>
    </span>
  )
}
