import { type ListPage, type MakeAddress, pagesOfList } from 'build-site'
import type { BrandGroup, Collection, DomainGroup, DomainList } from './types'

/** What has addresses. */
interface Addressed {
  readonly address: MakeAddress
}

/** The pages of a portfolio. */
export function brandPages(
  list: Pick<Collection, 'address' | 'groups'> & { readonly pageSize: number },
  { address }: Addressed,
): ListPage<BrandGroup>[] {
  return pagesOfList<BrandGroup>(list, address, {
    lengthOf: ({ brands }) => brands.length,
    partOf: (group, from, to) => ({
      ...group,
      heading: continued(group.heading, from),
      brands: group.brands.slice(from, to),
    }),
  })
}

/** The pages of the price list. */
export function domainPages(
  list: Pick<DomainList, 'address' | 'groups' | 'pageSize'>,
  { address }: Addressed,
): ListPage<DomainGroup>[] {
  return pagesOfList(list, address, {
    lengthOf: ({ domains }) => domains.length,
    partOf: (group, from, to) => ({
      ...group,
      name: continued(group.name, from),
      domains: group.domains.slice(from, to),
    }),
  })
}

/** The name of a group that started on an earlier page. */
function continued(name: string, from: number): string {
  return from === 0 ? name : `${name} (continued)`
}
