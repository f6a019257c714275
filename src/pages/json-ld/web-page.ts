import type { CollectionPage, ContactPage, WebPage, WithContext } from 'schema-dts'
import type { Brand, Site } from '../../content/site/types'

/** What search engines are told about any page. */
interface Described {
  readonly name: string
  readonly description: string
  /** Absolute. */
  readonly url: string
}

/** A page without a more specific type; with `dateModified` if the page shows that date. */
export function webPage(page: Described, dateModified?: string): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    ...page,
    ...(dateModified !== undefined && { dateModified }),
  }
}

/** The contact page. */
export function contactPage(page: Described, { studio }: Site): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    ...page,
    mainEntity: { '@type': 'Organization', name: studio.name, email: studio.email },
  }
}

/** A page of a portfolio with the brands that it shows, in order. */
export function collectionPage(page: Described, brands: readonly Brand[]): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    ...page,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: brands.length,
      itemListElement: brands.map((brand, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: brand.name,
        url: brand.address.url,
      })),
    },
  }
}
