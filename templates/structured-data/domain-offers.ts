import type { ItemList, ListItem, WithContext } from 'schema-dts'
import type { Domain, DomainGroup } from '../model/types'
import { currency } from '../rules/formats'

/** The price list as products with offers, at the displayed prices; described by what a buyer gets, if shown. */
export function domainOffers(
  heading: string,
  groups: readonly DomainGroup[],
  description?: string,
): WithContext<ItemList> {
  const domains = groups.flatMap((group) => group.domains)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    ...(description !== undefined && { description }),
    numberOfItems: domains.length,
    itemListElement: domains.map(listItem),
  }
}

function listItem({ host, summary, price, buy, sold }: Domain, index: number): ListItem {
  return {
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      name: host,
      description: summary,
      offers: {
        '@type': 'Offer',
        ...(!sold && { url: buy.href }),
        price: price.amount.usd,
        priceCurrency: currency,
        availability: sold ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      },
    },
  }
}
