import type { Address } from '../../rules/address'

/** A collection as referenced elsewhere. */
export interface CollectionName {
  readonly slug: string
  readonly name: string
  readonly address: Address
}
