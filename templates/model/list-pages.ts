import { type Head, type ListPage, pagesOfList } from 'build-site'
import { formatNumber } from '../rules/formats'
import type { BrandGroup, Collection, DomainGroup, DomainList, Site } from './types'

/** The pages of a portfolio. */
export function brandPages(
  collection: Pick<Collection, 'address' | 'groups' | 'texts'>,
  { address }: Pick<Site, 'address'>,
) {
  const { pageSize } = collection.texts
  return pagesOfList<BrandGroup>({ ...collection, pageSize }, address, {
    lengthOf: ({ brands }) => brands.length,
    partOf: ({ heading, brands, ...group }, from, to) => {
      return { ...group, heading: continued(heading, from), brands: brands.slice(from, to) }
    },
  })
}

/** The pages of the price list. */
export function domainPages(
  list: Pick<DomainList, 'address' | 'groups' | 'pageSize'>,
  { address }: Pick<Site, 'address'>,
) {
  return pagesOfList<DomainGroup>(list, address, {
    lengthOf: ({ domains }) => domains.length,
    partOf: ({ name, domains, ...group }, from, to) => {
      return { ...group, name: continued(name, from), domains: domains.slice(from, to) }
    },
  })
}

/** The name of a group that started on an earlier page. */
function continued(name: string, from: number): string {
  return from === 0 ? name : `${name} (continued)`
}

/**
 * The head texts of a page of a list. Further pages include their number, so that no two are the same.
 *
 * @param texts of the list: its title and description, its items in the plural, such as posts, and the name of the site
 */
export function listHead(
  page: ListPage<unknown>,
  { title, description, items, site }: Readonly<Record<'title' | 'description' | 'items' | 'site', string>>,
): Pick<Head, 'title' | 'description' | 'previous' | 'next'> {
  const { number, of, previous, next } = page
  const links = { previous, next }
  if (number === 1) return { title: `${title} | ${site}`, description, ...links }
  const part = `${title}: ${pageRange(page, items)}, in the order of the whole list.`
  return { title: `${title} (page ${number} of ${of}) | ${site}`, description: part, ...links }
}

/** The part of a list that a page shows: `page 2 of 5, posts 51 to 100 of 240`. */
export function pageRange({ number, of, first, last, all }: ListPage<unknown>, items: string): string {
  return `page ${formatNumber(number)} of ${formatNumber(of)}, ${items} ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(all)}`
}
