import type { Brand, Studio } from '../model/types'
import './buying.css'

interface BuyingProps {
  readonly steps: Studio['buying']
  /** The ways to buy the brand of the page. */
  readonly ways?: Pick<Brand['page'], 'buy' | 'offer'>
}

/** How buying works, as a few steps from the data. On paper, where there are no buttons, it says where they lead. */
export function Buying({ steps, ways }: BuyingProps) {
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
      {ways !== undefined && (
        <div className="on-paper">
          <p>
            {ways.buy.label}: {ways.buy.href}
          </p>
          <p>
            {ways.offer.label}: {ways.offer.written}
          </p>
        </div>
      )}
    </section>
  )
}
