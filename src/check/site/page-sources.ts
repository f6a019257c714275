import type { Source } from '../../content/parse/source'
import type { Site } from '../../content/site/types'
import type { Data } from '../../content/source/data'

/** The data file whose texts each page shows, by page path. Pages made by a template alone have none. */
export function pageSources(data: Data, { addresses, collections }: Site): ReadonlyMap<string, Source> {
  const missing = collections.flatMap(({ slug, missing }) =>
    data.collections
      .filter((entry) => entry.slug === slug)
      .flatMap(({ source }) => missing.map((brand) => ({ ...brand, source }))),
  )
  return new Map([
    [addresses.home.path, data.home.source],
    [addresses.domains.path, data.domains.source],
    [addresses.contact.path, data.contact.source],
    ...data.collections.map(({ value, source }) => [value.path, source] as const),
    ...missing.map(({ address, source }) => [address.path, source] as const),
    ...[...data.brands, ...data.legal].map(({ slug, source }) => [`/${slug}`, source] as const),
  ])
}
