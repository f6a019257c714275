import { termsOf } from '../client/match-words'
import type { Domain, DomainGroup } from '../model/types'
import { formatNumber } from '../rules/formats'
import { priceRange } from '../rules/money'
import { registrationText } from '../rules/name-facts'
import { ActionButton } from './action-button'
import './price-list.css'
import { PriceTag } from './price-tag'
import './sold-label.css'

interface PriceListProps {
  readonly group: DomainGroup
  /** Whether its rows are for search results: each shows one domain after another, and has no shortlist. */
  readonly isResults?: boolean
}

/** The domains of one collection with their prices. */
export function PriceList({ group: { id, name, domains }, isResults = false }: PriceListProps) {
  return (
    <section
      className="section price-list"
      id={id}
      data-collection={id}
      aria-labelledby={`${id}-heading`}
      data-domain-group
    >
      <h2 id={`${id}-heading`}>{name}</h2>
      {!isResults && <p className="note">{extentOf(domains)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Domain</th>
            {!isResults && (
              <>
                <th scope="col" className="fact">
                  Segment
                </th>
                <th scope="col" className="fact">
                  Letters
                </th>
              </>
            )}
            <th scope="col">Price</th>
            <th scope="col">
              <span className="visually-hidden">Purchase{!isResults && ', '}</span>
              {!isResults && <span className="pick-label">Shortlist</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          {domains.map((domain) => (
            <Row key={domain.slug} domain={domain} group={name} isResult={isResults} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How many domains there are, and what they cost: `7 domains, $10,000 to $75,000`. */
function extentOf(domains: readonly Domain[]): string {
  const count = domains.length === 1 ? '1 domain' : `${formatNumber(domains.length)} domains`
  const prices = priceRange(domains.filter(({ sold }) => !sold).map(({ price }) => price.amount))
  return prices === undefined ? count : `${count}, ${prices}`
}

/** The script searches rows by their terms and sorts them by price. */
function Row({ domain, group, isResult }: Readonly<{ domain: Domain; group: string; isResult: boolean }>) {
  const { host, summary, segment, letters, keywords, price, sold, buy, offer, page, registration } = domain
  return (
    <tr data-domain={termsOf(host, [...keywords, summary, group].join(' '))} data-price={price.amount.usd}>
      <th scope="row">
        {page === undefined ? host : <a href={page.href}>{host}</a>} <span className="domain-summary">{summary}</span>
        {registration !== undefined && (
          <span className="domain-summary">Registered: {registrationText(registration)}</span>
        )}
      </th>
      {!isResult && (
        <>
          <td className="fact">{segment}</td>
          <td className="fact">{letters}</td>
        </>
      )}
      <td>
        <PriceTag price={price} />
      </td>
      <td>
        {sold ? (
          <strong className="sold-label">Sold</strong>
        ) : (
          <>
            <ActionButton {...buy} variant="buy-quiet" about={host} />{' '}
            <a className="offer-link" href={offer.href}>
              Offer<span className="visually-hidden"> by email</span>
            </a>
          </>
        )}
        {!isResult && !sold && (
          <label className="pick">
            <input type="checkbox" />
            <span className="pick-label">Shortlist</span> <span className="visually-hidden">{host}</span>
          </label>
        )}
      </td>
    </tr>
  )
}

/**
 * The template from which the script creates search results for a paginated list: a table with one row for an available
 * domain and one for a sold one, so that the markup of rows is defined in one place.
 */
export function SearchResults({ example }: { readonly example: Domain }) {
  const { price } = example
  const onSale: Domain = {
    ...example,
    ...{ page: undefined, registration: undefined, keywords: [], sold: false },
    price: { ...price, reference: price.amount },
  }
  const rows = [onSale, { ...onSale, slug: 'sold', sold: true }]
  return (
    <template data-results>
      <PriceList group={{ id: 'results', name: 'All collections', domains: rows }} isResults />
      <p>
        <button className="button" data-variant="outline" type="button">
          Show more
        </button>
      </p>
    </template>
  )
}
