import type { Address } from 'build-site'
import type { Brand, BrandLink } from '../model/types'

/** The fields of a brand that its page needs. */
export interface ShownBrand extends Pick<Brand, Texts | 'market' | 'audience' | 'revenue' | 'sold'> {
  /** The absolute address of its page. */
  readonly url: string
  readonly collection: { readonly slug: string; readonly name: string; readonly href: string }
  readonly page: Omit<Brand['page'], keyof MoreBrands>
}

type Texts =
  | 'slug'
  | 'name'
  | 'logo'
  | 'status'
  | 'stage'
  | 'host'
  | 'website'
  | 'description'
  | 'details'
  | 'thesis'
  | 'risk'

/** The links to other brands that a brand page needs. */
export interface MoreBrands {
  readonly related: readonly RelatedBrand[]
  readonly previous: NamedLink | undefined
  readonly next: NamedLink | undefined
}

/** A brand of the same segment. */
export type RelatedBrand = Pick<BrandLink, 'slug' | 'stage' | 'collection' | 'summary'> & NamedLink

interface NamedLink {
  readonly name: string
  readonly href: Address['href']
}

/** Extracts what the page shows about its brand. */
export function shownBrand(brand: Brand): ShownBrand {
  const { collection, page } = brand
  const { related, previous, next, ...view } = page
  return {
    slug: brand.slug,
    url: brand.address.url,
    name: brand.name,
    logo: brand.logo,
    status: brand.status,
    stage: brand.stage,
    host: brand.host,
    website: brand.website,
    description: brand.description,
    details: brand.details,
    thesis: brand.thesis,
    risk: brand.risk,
    market: brand.market,
    audience: brand.audience,
    revenue: brand.revenue,
    sold: brand.sold,
    collection: { slug: collection.slug, name: collection.name, href: collection.address.href },
    page: view,
  }
}

/** Extracts what the page shows about other brands. */
export function moreBrands({ page: { related, previous, next } }: Brand): MoreBrands {
  return {
    related: related.map(({ slug, stage, collection, summary, name, address: { href } }) => {
      return { slug, stage, collection, summary, name, href }
    }),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
  }
}

function linkTo({ name, address: { href } }: BrandLink): NamedLink {
  return { name, href }
}
