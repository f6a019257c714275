import { pagesOfList } from 'build-site'
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
