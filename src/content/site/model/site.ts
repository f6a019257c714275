import type { Address } from '../../rules/address'
import type { ContactData, ErrorsData, HomeData } from '../../schema/pages'
import type { Collection } from './collection'
import type { DomainList } from './domains'
import type { LegalPage } from './legal'
import type { Studio } from './studio'

/** An old path, and where its visitors are permanently redirected. */
export interface Redirect {
  readonly from: Address
  /** The final target, never another old path: an address of this site or another. */
  readonly to: Pick<Address, 'href' | 'url'>
}

/** Addresses of the pages that every site has. */
export interface MainAddresses {
  readonly home: Address
  readonly domains: Address
  readonly contact: Address
}

/** Everything that templates are rendered from. They compute nothing that is available here. */
export interface Site {
  readonly studio: Studio
  readonly addresses: MainAddresses
  readonly address: (path: string) => Address
  readonly collections: readonly Collection[]
  readonly domains: DomainList
  readonly home: HomeData
  /** The latest date of anything that the home page shows. */
  readonly homeUpdated: string
  readonly contact: ContactData
  readonly errors: ErrorsData
  readonly legal: readonly LegalPage[]
  readonly redirects: readonly Redirect[]
}
