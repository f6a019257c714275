import type { Domain, DomainGroup } from 'build-site'
import { ActionButton } from './action-button'
import './price-list.css'
import { PriceTag } from './price-tag'
import { SoldLabel } from './sold-label'

/** The domains of one collection with their prices. */
export function PriceList({ group: { id, name, domains } }: { readonly group: DomainGroup }) {
  return (
    <section
      className="section price-list"
      id={id}
      data-collection={id}
      aria-labelledby={`${id}-heading`}
      data-domain-group
    >
      <h2 id={`${id}-heading`}>{name}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Domain</th>
            <th scope="col">Price</th>
            <th scope="col">
              <span className="visually-hidden">Purchase</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {domains.map((domain) => (
            <Row key={domain.slug} domain={domain} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The script finds a row by its terms and orders it by its price. */
function Row({ domain: { host, summary, keywords, price, sold, buy, brand } }: { readonly domain: Domain }) {
  return (
    <tr data-domain={`${host} ${keywords.join(' ')}`.toLowerCase()} data-price={price.amount.usd}>
      <th scope="row">
        {brand === undefined ? host : <a href={brand.address.href}>{host}</a>}{' '}
        <span className="domain-summary">{summary}</span>
      </th>
      <td>
        <PriceTag price={price} />
      </td>
      <td>{sold ? <SoldLabel /> : <ActionButton action={buy} variant="buy-quiet" about={host} />}</td>
    </tr>
  )
}
