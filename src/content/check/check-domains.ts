import type { Problem } from '../problem'
import { nearMatch } from '../source/near-match'
import { placeOf, problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { namesIn, slugsOf } from './names'
import { repeated } from './repeated'

/** The groups of the domains page: collections that exist, and nothing twice. */
export function checkDomains(reading: DataReading): Problem[] {
  // One that is named in place of another is a single mistake.
  const misnamed = [...strayCollections(reading), ...collectionsTwice(reading)]
  const unlisted = misnamed.length > 0 ? [] : unlistedCollections(reading)
  return [...misnamed, ...unlisted, ...groupsTwice(reading), ...domainsTwice(reading)]
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

/** Of groups with a mistake in them, nobody knows which collections they were to list. */
function unlistedCollections({ data: { domains }, files }: DataReading): Problem[] {
  if (domains === undefined) return []
  const listed = new Set(domains.value.groups.map(({ brands }) => brands))
  const message = `found a collection that no group of ${domains.source.file} lists, so that its domains are not for sale there; expected its slug as "brands" of a group`
  return files
    .filter(({ kind, slug }) => kind === 'collections' && !listed.has(slug))
    .map(({ file }) => ({ severity: 'warning', file, message }))
}

/** The filters and the anchors of the page are named by it. */
function groupsTwice(reading: DataReading): Problem[] {
  return namesIn('domains', reading).flatMap(({ names: { groups }, source }) => {
    const places = groups.map(({ id }, index) => ({ id, path: ['groups', index, 'id'] })).filter(({ id }) => id !== '')
    return repeated(places, ({ id }) => id).map(([{ id, path }, first]) => {
      const place = placeOf({ source, path: first.path })
      return problemAt(source, path, `found the id ${id} a second time, expected one of its own; it stands at ${place}`)
    })
  })
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
  const firsts = new Map(repeated(places, ({ slug }) => slug))
  return places
    .filter((place) => place.slug !== '' && (brands.has(place.slug) || firsts.has(place)))
    .map((place) => {
      const { slug, source, path } = place
      const first = firsts.get(place)
      const known = first === undefined ? 'a brand has it' : `it stands at ${placeOf(first)}`
      return problemAt(source, path, `found the domain ${slug} a second time, expected each domain once; ${known}`)
    })
}
