import type { Source } from '../parse/source'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import type { DomainsData } from '../schema/domains'
import type { ContactData, ErrorsData, HomeData, LegalData } from '../schema/pages'
import type { PricingData } from '../schema/pricing'
import type { RedirectsData } from '../schema/redirects'
import type { SiteData } from '../schema/site'

/** A valid data file: its value, and the source with the locations of its fields. */
export interface Entry<T> {
  readonly slug: string
  readonly value: T
  readonly source: Source
}

/** The whole data folder, each file valid on its own. */
export interface Data {
  readonly site: Entry<SiteData>
  readonly pricing: Entry<PricingData>
  readonly domains: Entry<DomainsData>
  readonly home: Entry<HomeData>
  readonly contact: Entry<ContactData>
  readonly errors: Entry<ErrorsData>
  /** Empty if there is no such file. */
  readonly redirects: Entry<RedirectsData>
  readonly collections: readonly Entry<CollectionData>[]
  readonly brands: readonly Entry<BrandData>[]
  readonly legal: readonly Entry<LegalData>[]
}

/** The data that a site is built from. Brands, of which there may be thousands, no longer need their source. */
export interface SiteContent extends Omit<Data, 'brands'> {
  readonly brands: readonly Omit<Entry<BrandData>, 'source'>[]
}
