import type { Address } from '../../rules/address'
import type { ContactData, ErrorsData, HomeData } from '../../schema/pages'
import type { Collection } from './collection'
import type { DomainList } from './domains'
import type { LegalPage } from './legal'
import type { Studio } from './studio'

/** An old path, and where its visitors are sent for good. */
export interface Redirect {
  readonly from: Address
  /** The end of the way: never another old path. An address of this site, or of another. */
  readonly to: Pick<Address, 'href' | 'url'>
}

/** Addresses of the pages that every site of this kind has. */
export interface MainAddresses {
  readonly home: Address
  readonly domains: Address
  readonly contact: Address
}

/** Everything that templates are made from. They compute nothing that is here. */
export interface Site {
  readonly studio: Studio
  readonly addresses: MainAddresses
  readonly address: (path: string) => Address
  readonly collections: readonly Collection[]
  readonly domains: DomainList
  readonly home: HomeData
  /** The day on which something that the home page shows last changed. */
  readonly homeUpdated: string
  readonly contact: ContactData
  readonly errors: ErrorsData
  readonly legal: readonly LegalPage[]
  readonly redirects: readonly Redirect[]
  /** Number of all brands. */
  readonly brandCount: number
}
