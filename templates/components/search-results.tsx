import { type DomainRow, PriceList } from './price-list'

/**
 * What the script makes the results of a search from where the list has several pages: a table with one row for a domain
 * on sale and one for a sold one, so that the markup of a row is told in one place.
 */
export function SearchResults({ example }: { readonly example: DomainRow }) {
  const { price } = example
  const onSale: DomainRow = {
    ...example,
    ...{ page: undefined, keywords: [], sold: false },
    price: { ...price, reference: price.amount },
  }
  const rows = [onSale, { ...onSale, slug: 'sold', sold: true }]
  return (
    <template data-results>
      <PriceList group={{ id: 'results', name: 'All collections', domains: rows }} />
      <p>
        <button className="button" data-variant="outline" type="button">
          Show more
        </button>
      </p>
    </template>
  )
}
