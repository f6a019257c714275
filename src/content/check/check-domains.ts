import type { Problem } from '../problem'
import { nearMatch } from '../source/near-match'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { namesIn, slugsOf } from './names'
import { repeated } from './repeated'

/** The groups of the domains page: collections that exist, and no domain twice. */
export function checkDomains(reading: DataReading): Problem[] {
  return [...strayCollections(reading), ...collectionsTwice(reading), ...domainsTwice(reading)]
}

function strayCollections(reading: DataReading): Problem[] {
  const collections = slugsOf('collections', reading)
  return namesIn('domains', reading).flatMap(({ names, source }) =>
    names.groups.flatMap(({ brands }, index) => {
      if (brands === undefined || collections.includes(brands)) return []
      const message = `found the collection ${brands}, expected one that has a file in collections/`
      return [problemAt(source, ['groups', index, 'brands'], message, nearMatch(brands, collections))]
    }),
  )
}

function collectionsTwice(reading: DataReading): Problem[] {
  return namesIn('domains', reading).flatMap(({ names: { groups }, source }) =>
    groups.flatMap(({ brands }, index) => {
      if (brands === undefined || !groups.slice(0, index).some((earlier) => earlier.brands === brands)) return []
      const message = `found the collection ${brands} a second time, expected each collection once`
      return [problemAt(source, ['groups', index, 'brands'], message)]
    }),
  )
}

/** A brand's domain is listed through its collection, so a domain of its own must not repeat it. */
function domainsTwice(reading: DataReading): Problem[] {
  const brands = new Set(slugsOf('brands', reading))
  const places = namesIn('domains', reading).flatMap(({ names, source }) =>
    names.groups.flatMap((group, at) =>
      group.domains.map(({ slug }, index) => ({ slug, source, path: ['groups', at, 'domains', index, 'slug'] })),
    ),
  )
  const again = new Set(repeated(places, ({ slug }) => slug).map(([place]) => place))
  return places
    .filter((place) => place.slug !== '' && (brands.has(place.slug) || again.has(place)))
    .map(({ slug, source, path }) =>
      problemAt(source, path, `found the domain ${slug} a second time, expected each domain once`),
    )
}
