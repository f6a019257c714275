import type { MakeAddress } from '../rules/address'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import type { PricingData } from '../schema/pricing'
import type { SiteData } from '../schema/site'
import type { Brand, BrandPageView } from './types'

/**
 * The fields that are made when they are asked for: those several times as large as what they are made from, and long
 * texts, which may be on a shelf.
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

/** The fields that a brand keeps. */
export type OwnFields = Omit<Brand, keyof MadeFields>

/** What those are made from. Not the whole context, which changes with every brand while most brands stay as they are. */
export interface BrandSource extends Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  readonly data: BrandData
  /** Counted from 0 over both lists of its collection. */
  readonly index: number
  readonly site: SiteData
  readonly pricing: PricingData
  readonly address: MakeAddress
  readonly texts: CollectionData
}

/** The domain of a brand. */
export function hostOf({ slug }: OwnFields, { data }: BrandSource): string {
  return data.website ?? `${slug}.com`
}
