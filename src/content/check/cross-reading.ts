import type { BrandData } from '../schema/brand'
import type { Entry } from '../source/data'
import type { DataReading, PartialData } from '../source/read-data'

/** The fields of brands that checks across files look at. What they find depends on no other, see `checkedName`. */
type CheckedBrand = Pick<BrandData, 'name' | 'stage' | 'price' | 'website' | 'id'>

/** What checks across files look at: everything but most fields of brands, of which there may be thousands. */
export interface CrossReading extends Omit<DataReading, 'data'> {
  readonly data: Omit<PartialData, 'brands'> & { readonly brands: readonly Entry<CheckedBrand>[] | undefined }
}
