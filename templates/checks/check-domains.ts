import { isSlug, type Problem, placeOf, problemAt, repeated } from 'build-site'
import type { Reading } from '../content'
import { domainsIn, groupsIn, slugsOf } from './names'

/** Checks the groups of the domains page: nothing is listed twice, and no collection is left out. */
export function checkDomains(reading: Reading): Problem[] {
  return [...checkCollections(reading), ...groupsTwice(reading), ...domainsTwice(reading)]
}

/** Ids must be unique because they name the filters and anchors of the page. */
function groupsTwice(reading: Reading): Problem[] {
  const places = groupsIn(reading).filter(({ id }) => id !== '')
  return repeated(places, ({ id }) => id).map(([{ id, source, path }, first]) => {
    const place = placeOf({ source, path: [...first.path, 'id'] })
    const message = `found the id ${id} a second time, expected a different one; it is already at ${place}`
    return problemAt(source, [...path, 'id'], message)
  })
}

/** A brand's domain is listed through its collection, so a separate domain must not repeat it. */
function domainsTwice(reading: Reading): Problem[] {
  const brands = new Set(slugsOf('brands', reading))
  const places = domainsIn(reading).map((domain) => ({ ...domain, path: [...domain.path, 'slug'] }))
  const firsts = new Map(repeated(places, ({ slug }) => slug))
  return places
    .filter((place) => place.slug !== '' && (brands.has(place.slug) || firsts.has(place)))
    .map((place) => {
      const { slug, host, source, path } = place
      const first = firsts.get(place)
      const known = first === undefined ? 'a brand has it' : `it is already at ${placeOf(first)}`
      const own = host.replaceAll('.', '-')
      const other = isSlug(own) ? `, or for ${host} a separate slug, such as ${own}` : ''
      const message = `found the domain ${slug} a second time, expected each domain once${other}; ${known}`
      return problemAt(source, path, message)
    })
}

/** Checks that each collection is in one group. Those that are not there are reported as references. */
function checkCollections(reading: Reading): Problem[] {
  const collections = slugsOf('collections', reading)
  const named = groupsIn(reading).filter(({ brands }) => brands !== '')
  const again = repeated(named, ({ brands }) => brands).map(([{ brands, source, path }]) => {
    const message = `found the collection ${brands} a second time, expected each collection once`
    return problemAt(source, [...path, 'brands'], message)
  })
  // A collection named in place of another is a single mistake.
  const isClear = again.length === 0 && named.every(({ brands }) => collections.includes(brands))
  return isClear ? unlistedCollections(reading) : again
}

/** Skipped if groups are invalid, because it is unknown which collections they were meant to list. */
function unlistedCollections({ data: { domains }, files }: Reading): Problem[] {
  if (domains === undefined) return []
  const listed = new Set(domains.value.groups.map(({ brands }) => brands))
  const message = `found a collection that no group of ${domains.source.file} lists, so its domains are not for sale there; expected its slug as "brands" of a group`
  return files
    .filter(({ kind, slug }) => kind === 'collections' && !listed.has(slug))
    .map(({ file }) => ({ severity: 'warning', file, message }))
}
