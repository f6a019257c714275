import type { Address, Brand, BrandLink } from 'build-site'

/** A brand as far as its page shows it. */
export interface ShownBrand extends Pick<Brand, Texts | 'market' | 'audience' | 'revenue' | 'sold'> {
  readonly collection: { readonly slug: string; readonly name: string; readonly href: string }
  readonly page: Omit<Brand['page'], keyof MoreBrands>
}

type Texts = 'slug' | 'name' | 'status' | 'stage' | 'host' | 'website' | 'description' | 'details' | 'thesis' | 'risk'

/** Where to read on, as far as the page of a brand shows it. */
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

/** What the page shows of its brand. */
export function shownBrand(brand: Brand): ShownBrand {
  const { collection, page } = brand
  const { related, previous, next, ...view } = page
  return {
    slug: brand.slug,
    name: brand.name,
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

/** What the page shows of other brands. */
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
