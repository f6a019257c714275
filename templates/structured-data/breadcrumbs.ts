import type { ListPage } from 'build-site'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Site } from '../model/types'
import type { Described } from './web-page'

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
