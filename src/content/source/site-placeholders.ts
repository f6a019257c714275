import type { SiteContent } from './data'
import type { Placeholders } from './placeholders'

/** What could be read of it. */
type PartialContent = { readonly [K in keyof SiteContent]: SiteContent[K] | undefined }

/**
 * The placeholders of a site: names from `site.yaml`, and every count that a sentence may state (decisions,
 * "Content": counts are never typed). `{brands}` counts all brands, `{brands.vista}` those of one collection.
 *
 * @param siteUrl where the site will live, if not where the data says
 */
export function sitePlaceholders(data: PartialContent, siteUrl = data.site?.value.url): Placeholders {
  const { site, collections = [], brands: records = [], domains } = data
  const slugs = new Set(records.map(({ slug }) => slug))
  const sizes = new Map(
    collections.map(({ slug, value: { existing, developing } }) => {
      const listed = [...existing.brands, ...developing.brands]
      return [slug, listed.filter((brand) => slugs.has(brand)).length]
    }),
  )
  const brands = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const listed = (domains?.value.groups ?? []).reduce(
    (sum, group) => sum + group.domains.length + (sizes.get(group.brands ?? '') ?? 0),
    0,
  )
  return {
    studio: site?.value.name ?? '',
    holding: site?.value.holding ?? '',
    email: site?.value.email ?? '',
    site: siteUrl === undefined ? '' : new URL(siteUrl).host,
    founded: String(site?.value.foundingYear ?? ''),
    registrar: site?.value.registrar.name ?? '',
    marketplace: site?.value.marketplace.name ?? '',
    brands: String(brands),
    domains: String(listed),
    collections: String(sizes.size),
    ...Object.fromEntries([...sizes].map(([slug, size]) => [`brands.${slug}`, String(size)])),
  }
}
