import type { Studio } from 'build-site'
import './buying.css'

/** How buying works, as a few steps from the data. */
export function Buying({ steps }: { readonly steps: Studio['buying'] }) {
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
    </section>
  )
}
