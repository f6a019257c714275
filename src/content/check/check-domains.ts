import type { Problem } from '../problem'
import type { DomainsData } from '../schema/domains'
import type { Entry } from '../source/data'
import { nearMatch } from '../source/near-match'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'

/** The groups of the domains page: collections that exist, and no domain twice. */
export function checkDomains({ data: { domains }, files }: DataReading): Problem[] {
  if (domains === undefined) return []
  const slugsOf = (kind: 'collections' | 'brands') =>
    files.filter((file) => file.kind === kind).map((file) => file.slug)
  return [...strayCollections(domains, slugsOf('collections')), ...domainsTwice(domains, slugsOf('brands'))]
}

function strayCollections({ value, source }: Entry<DomainsData>, collections: readonly string[]): Problem[] {
  return value.groups.flatMap(({ brands }, index) => {
    if (brands === undefined || collections.includes(brands)) return []
    const message = `found the collection ${brands}, expected one that has a file in collections/`
    return [problemAt(source, ['groups', index, 'brands'], message, nearMatch(brands, collections))]
  })
}

/** A brand's domain is listed through its collection, so a domain of its own must not repeat it. */
function domainsTwice({ value, source }: Entry<DomainsData>, brands: readonly string[]): Problem[] {
  const places = value.groups.flatMap((group, at) =>
    group.domains.map(({ slug }, index) => ({ slug, path: ['groups', at, 'domains', index, 'slug'] })),
  )
  const isRepeated = (slug: string, index: number) =>
    brands.includes(slug) || places.slice(0, index).some((earlier) => earlier.slug === slug)
  return places
    .filter(({ slug }, index) => isRepeated(slug, index))
    .map(({ slug, path }) =>
      problemAt(source, path, `found the domain ${slug} a second time, expected each domain once`),
    )
}
