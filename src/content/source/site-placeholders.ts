import type { Placeholders } from './placeholders'
import type { PartialData } from './read-data'

/**
 * The placeholders of a site: names from `site.yaml`, and every count that a sentence may state (decisions,
 * "Content": counts are never typed). `{brands}` counts all brands, `{brands.vista}` those of one collection.
 */
export function sitePlaceholders({ site, collections = [], brands: records = [], domains }: PartialData): Placeholders {
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
    site: site === undefined ? '' : new URL(site.value.url).host,
    founded: String(site?.value.foundingYear ?? ''),
    registrar: site?.value.registrar.name ?? '',
    marketplace: site?.value.marketplace.name ?? '',
    brands: String(brands),
    domains: String(listed),
    collections: String(sizes.size),
    ...Object.fromEntries([...sizes].map(([slug, size]) => [`brands.${slug}`, String(size)])),
  }
}
