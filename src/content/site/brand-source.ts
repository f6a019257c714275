import type { MakeAddress } from '../rules/address'
import type { BrandData } from '../schema/brand'
import type { BrandPageData, CollectionData } from '../schema/collection'
import type { ReferenceTier } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import type { Brand, BrandPageView } from './types'

/**
 * Fields that are computed on access: those several times as large as their input, and long texts, which may be
 * spilled to disk.
 */
export type MadeFields = Pick<
  Brand,
  | 'number'
  | 'host'
  | 'website'
  | 'description'
  | 'details'
  | 'audience'
  | 'revenue'
  | 'thesis'
  | 'risk'
  | 'keywords'
  | 'box'
  | 'page'
>

/** Fields that are stored in a brand. */
export type OwnFields = Omit<Brand, keyof MadeFields>

/** What the page of a brand tells of its place among others. */
export interface BrandPlace extends Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  /** Counted from 0 across both lists of its collection. */
  readonly index: number
}

/**
 * What the computed fields are made from. Not the whole context, which changes with every brand while most brands stay
 * the same.
 */
export interface BrandSource extends BrandPlace {
  readonly data: BrandData
  readonly site: SiteData
  /** The price of its domain, in US dollars. */
  readonly usd: number
  readonly tiers: readonly ReferenceTier[]
  readonly address: MakeAddress
  /** How its page differs from others. */
  readonly rules: BrandPageData
  /** Of its collection: the label of links back, and how many brands a page of the portfolio has. */
  readonly list: Pick<CollectionData, 'back' | 'pageSize'>
}

/** The domain of a brand. */
export function hostOf({ slug }: OwnFields, { data }: BrandSource): string {
  return data.website ?? `${slug}.com`
}
