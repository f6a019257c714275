import type { Domain } from '../model/types'
import { PriceList } from './price-list'

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
