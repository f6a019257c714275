import { formatNumber } from '../../lib/format-number'
import { shownHost } from '../rules/domain-name'
import type { BrandData } from '../schema/brand'
import type { SiteContent } from './data'
import type { Placeholders } from './placeholders'
import { recordsOf } from './records-of'

/** The readable part of the data. */
type PartialContent = { readonly [K in keyof SiteContent]: SiteContent[K] | undefined }

/**
 * The placeholders of a site: names from `site.yaml`, and every count that a sentence may state (decisions, "Content":
 * counts are never typed). `{brands}` counts all brands, `{brands.vista}` those of one collection; `{domains}` counts
 * those for sale.
 *
 * @param siteUrl where the site will be served, if not where the data says
 * @param records those of its brands, by slug
 */
export function sitePlaceholders(
  data: PartialContent,
  siteUrl = data.site?.value.url,
  records: ReadonlyMap<string, Pick<BrandData, 'sold'>> = recordsOf(data.brands ?? []),
): Placeholders {
  const { site, collections = [], domains } = data
  const listed = new Map(
    collections.map(({ slug, value: { existing, developing } }) => {
      return [slug, [...existing.brands, ...developing.brands].filter((brand) => records.has(brand))]
    }),
  )
  const sizes = [...listed].map(([slug, brands]) => [slug, brands.length] as const)
  const brands = sizes.reduce((sum, [, size]) => sum + size, 0)
  const forSale = (domains?.value.groups ?? []).reduce((sum, group) => {
    const ofBrands = listed.get(group.brands ?? '')?.filter((brand) => !records.get(brand)?.sold) ?? []
    return sum + ofBrands.length + group.domains.filter((domain) => !domain.sold).length
  }, 0)
  return {
    studio: site?.value.name ?? '',
    holding: site?.value.holding ?? '',
    email: site?.value.email ?? '',
    offersEmail: site?.value.offersEmail ?? '',
    site: siteUrl === undefined ? '' : shownHost(new URL(siteUrl)),
    founded: String(site?.value.foundingYear ?? ''),
    registrar: site?.value.registrar.name ?? '',
    marketplace: site?.value.marketplace.name ?? '',
    brands: formatNumber(brands),
    domains: formatNumber(forSale),
    collections: formatNumber(sizes.length),
    ...Object.fromEntries(sizes.map(([slug, size]) => [`brands.${slug}`, formatNumber(size)])),
  }
}
