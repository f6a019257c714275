import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import type { DomainsData } from '../schema/domains'
import type { ContactData, ErrorsData, HomeData, LegalData } from '../schema/pages'
import type { PricingData } from '../schema/pricing'
import type { RedirectsData } from '../schema/redirects'
import type { SiteData } from '../schema/site'
import type { Source } from './source'

/** One data file that holds what it should: its value, and the source that says where things stand in it. */
export interface Entry<T> {
  readonly slug: string
  readonly value: T
  readonly source: Source
}

/** The whole data folder, each file valid by itself. */
export interface Data {
  readonly site: Entry<SiteData>
  readonly pricing: Entry<PricingData>
  readonly domains: Entry<DomainsData>
  readonly home: Entry<HomeData>
  readonly contact: Entry<ContactData>
  readonly errors: Entry<ErrorsData>
  /** Empty where there is no such file. */
  readonly redirects: Entry<RedirectsData>
  readonly collections: readonly Entry<CollectionData>[]
  readonly brands: readonly Entry<BrandData>[]
  readonly legal: readonly Entry<LegalData>[]
}

/** The data as a site is made from it: of brands, of which there may be thousands, nobody asks for the source any more. */
export interface SiteContent extends Omit<Data, 'brands'> {
  readonly brands: readonly Omit<Entry<BrandData>, 'source'>[]
}
