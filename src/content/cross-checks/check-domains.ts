import type { Problem } from '../../lib/problem'
import { isSlug } from '../rules/slug'
import { placeOf, problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { checkCollections } from './check-collections'
import { namesIn, slugsOf } from './names'
import { repeated } from './repeated'

/** Checks the groups of the domains page: collections exist, and nothing is listed twice. */
export function checkDomains(reading: DataReading): Problem[] {
  return [...checkCollections(reading), ...groupsTwice(reading), ...domainsTwice(reading)]
}

/** Ids must be unique because they name the filters and anchors of the page. */
function groupsTwice(reading: DataReading): Problem[] {
  return namesIn('domains', reading).flatMap(({ names: { groups }, source }) => {
    const places = groups.map(({ id }, index) => ({ id, path: ['groups', index, 'id'] })).filter(({ id }) => id !== '')
    return repeated(places, ({ id }) => id).map(([{ id, path }, first]) => {
      const place = placeOf({ source, path: first.path })
      return problemAt(source, path, `found the id ${id} a second time, expected one of its own; it stands at ${place}`)
    })
  })
}

/** A brand's domain is listed through its collection, so a separate domain must not repeat it. */
function domainsTwice(reading: DataReading): Problem[] {
  const brands = new Set(slugsOf('brands', reading))
  const places = namesIn('domains', reading).flatMap(({ names, source }) =>
    names.groups.flatMap((group, at) =>
      group.domains.map(({ slug, host }, index) => {
        return { slug, host, source, path: ['groups', at, 'domains', index, 'slug'] }
      }),
    ),
  )
  const firsts = new Map(repeated(places, ({ slug }) => slug))
  return places
    .filter((place) => place.slug !== '' && (brands.has(place.slug) || firsts.has(place)))
    .map((place) => {
      const { slug, host, source, path } = place
      const first = firsts.get(place)
      const known = first === undefined ? 'a brand has it' : `it stands at ${placeOf(first)}`
      const own = host?.replaceAll('.', '-') ?? ''
      const other = isSlug(own) ? `, or for ${host} a slug of its own, such as ${own}` : ''
      const message = `found the domain ${slug} a second time, expected each domain once${other}; ${known}`
      return problemAt(source, path, message)
    })
}
