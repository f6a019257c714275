import type { ListPage } from 'build-site'
import type {
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { Brand, Site } from '../model/types'

/** What structured data says about any page; the URL is absolute. */
type Described = Readonly<Record<'name' | 'description' | 'url', string>>

/** A page without a more specific type; with `dateModified` if the page shows that date. */
export function webPage(page: Described, dateModified?: string): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    ...page,
    ...(dateModified !== undefined && { dateModified }),
  }
}

/** The contact page, with the people that it names. */
export function contactPage(page: Described, { studio, people }: Site): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    ...page,
    mainEntity: {
      '@type': 'Organization',
      name: studio.name,
      email: studio.email,
      ...(people.length > 0 && {
        employee: people.map(({ name, role, link, photo }) => ({
          ...{ '@type': 'Person', name, jobTitle: role },
          ...(link !== undefined && { sameAs: link }),
          ...(photo !== undefined && { image: photo.url }),
        })),
      }),
    },
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

/** The website with its search, which the domains page implements. */
export function webSite({ studio, addresses }: Site): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addresses.domains?.url}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${addresses.home.url}#website`,
    name: studio.name,
    url: addresses.home.url,
    publisher: { '@id': `${addresses.home.url}#organization` },
    ...(addresses.domains !== undefined && { potentialAction: search }),
  }
}

/** A step on the path from the home page to a page. */
type Crumb = Pick<Described, 'name' | 'url'>

/** The path from the home page to a page, both included. */
export function breadcrumbs(
  { studio, addresses }: Pick<Site, 'studio' | 'addresses'>,
  ...crumbs: readonly Crumb[]
): WithContext<BreadcrumbList> {
  const path = [{ name: studio.name, url: addresses.home.url }, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** The path from the home page to a page of a list; further pages are below the first one. */
export function listBreadcrumbs(
  site: Pick<Site, 'studio' | 'addresses'>,
  list: Crumb,
  { number, address }: ListPage<unknown>,
): WithContext<BreadcrumbList> {
  return breadcrumbs(site, list, ...(number === 1 ? [] : [{ name: `Page ${number}`, url: address.url }]))
}
