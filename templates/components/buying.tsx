import type { Brand, Studio } from 'build-site'
import './buying.css'

interface BuyingProps {
  readonly steps: Studio['buying']
  /** Where offers for the brand of the page go. */
  readonly offer?: Brand['page']['offer']
}

/** How buying works, as a few steps from the data. On paper, where there are no buttons, it says where offers go. */
export function Buying({ steps, offer }: BuyingProps) {
  return (
    <section className="buying" id="buying" aria-labelledby="buying-heading">
      <h2 id="buying-heading">How Buying Works</h2>
      <ol>
        {steps.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {offer !== undefined && (
        <p className="on-paper">
          {offer.label}: {offer.written}
        </p>
      )}
    </section>
  )
}
