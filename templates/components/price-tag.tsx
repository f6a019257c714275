import type { Price } from 'build-site'
import './price-tag.css'

/** A price, after its reference where that shows. Few screen readers announce `<s>`, so words do (decisions). */
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
