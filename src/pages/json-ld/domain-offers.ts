import type { ItemList, ListItem, WithContext } from 'schema-dts'
import type { Domain, DomainList } from '../../content/site/types'

/**
 * What a page of the price list shows as products with offers, at the prices that the page shows (specification §2,
 * Domains for Sale).
 *
 * @param first the place of its first domain in the whole list, from 1
 */
export function domainOffers(
  { heading, groups }: Pick<DomainList, 'heading' | 'groups'>,
  first = 1,
): WithContext<ItemList> {
  const domains = groups.flatMap((group) => group.domains)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    numberOfItems: domains.length,
    itemListElement: domains.map((domain, index) => listItem(domain, first + index)),
  }
}

function listItem({ host, summary, price, buy, sold }: Domain, position: number): ListItem {
  return {
    '@type': 'ListItem',
    position,
    item: {
      '@type': 'Product',
      name: host,
      description: summary,
      offers: {
        '@type': 'Offer',
        url: buy.href,
        price: price.amount.usd,
        priceCurrency: 'USD',
        availability: sold ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      },
    },
  }
}
