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
  const { site, pricing, collections = [], domains, brands = [] } = data
  const records = new Map(brands.map(({ slug, value }) => [slug, value]))
  const listed = new Map(
    collections.map(({ slug, value: { existing, developing } }) => {
      return [slug, [...existing.brands, ...developing.brands].flatMap((brand) => records.get(brand) ?? [])]
    }),
  )
  // Without a price list, those of the brands.
  const groups = domains?.value.groups ?? [...listed.keys()].map((slug) => ({ brands: slug, domains: [] }))
  const offered = groups.flatMap(({ brands = '', domains }) => [...(listed.get(brands) ?? []), ...domains])
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
    brands: formatNumber([...listed.values()].flat().length),
    domains: formatNumber(offered.filter(({ sold }) => !sold).length),
    collections: formatNumber(listed.size),
    ...Object.fromEntries(Array.from(listed, ([slug, own]) => [`brands.${slug}`, formatNumber(own.length)])),
  }
}
