import { type PartialDataOf, type Placeholders, shownHost } from 'build-site'
import type { content } from '../content'
import { formatNumber } from '../rules/formats'

/**
 * The placeholders of a site: names and shared sentences from the data, and every count that a sentence may state, so
 * that counts are never typed by hand. `{brands}` counts all brands, `{brands.vista}` those of one collection;
 * `{domains}` counts those for sale.
 *
 * @param siteUrl where the site will be served, if the data does not decide
 */
export function sitePlaceholders(
  data: Pick<PartialDataOf<typeof content>, 'site' | 'pricing' | 'collections' | 'domains' | 'brands'>,
  siteUrl = data.site?.value.url,
): Placeholders {
  const { site, pricing, collections = [], domains, brands: all = [] } = data
  const records = new Map(all.map(({ slug, value }) => [slug, value]))
  const listed = new Map(
    collections.map(({ slug, value: { existing, developing } }) => {
      return [slug, [...existing.brands, ...developing.brands].filter((brand) => records.has(brand))]
    }),
  )
  const sizes = [...listed].map(([slug, brands]) => [slug, brands.length] as const)
  const brands = sizes.reduce((sum, [, size]) => sum + size, 0)
  // Without a price list, those of the brands.
  const groups = domains?.value.groups ?? [...listed.keys()].map((slug) => ({ brands: slug, domains: [] }))
  const forSale = groups.reduce((sum, group) => {
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
    whatYouGet: site?.value.buying.gets ?? '',
    clearance: site?.value.buying.clearance ?? '',
    referenceNote: pricing?.value.referenceNote ?? '',
    brands: formatNumber(brands),
    domains: formatNumber(forSale),
    collections: formatNumber(sizes.length),
    ...Object.fromEntries(sizes.map(([slug, size]) => [`brands.${slug}`, formatNumber(size)])),
  }
}
