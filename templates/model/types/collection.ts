import type { Address } from 'build-site'
import type { CollectionData } from '../../content/collection'
import type { Largest } from '../../rules/largest'
import type { SegmentMarket, Statistics } from '../../rules/statistics'
import type { Action, Brand, CollectionName, Status } from './brand'
import type { Rich } from './rich'

/** The existing or developing brands of a collection. */
export interface BrandGroup {
  readonly status: Status
  readonly heading: string
  readonly brands: readonly Brand[]
}

/** A portfolio: its brands in order, its figures, its texts. */
export interface Collection extends CollectionName {
  readonly updated: string
  readonly texts: CollectionData
  /** The portfolio overview, a paragraph or more each. */
  readonly overview: readonly Rich[]
  readonly groups: readonly [BrandGroup, BrandGroup]
  readonly brands: readonly Brand[]
  /** Listed brands without a record: each has a page that says 'Brand not found'. */
  readonly missing: readonly MissingBrand[]
  readonly statistics: Statistics
  /** Data for the charts: the largest markets by segment and by brand. */
  readonly largest: { readonly segments: Largest<SegmentMarket>; readonly brands: Largest<Brand> }
  /** The cards of the home page, with their own numbering from 01. */
  readonly homeCards: readonly HomeCard[]
}

/** A slug that a collection lists but that has no record. */
export interface MissingBrand {
  readonly slug: string
  readonly address: Address
  readonly back: Action
}

/** A card of the home page. */
export interface HomeCard {
  readonly number: string
  readonly brand: Brand
}
