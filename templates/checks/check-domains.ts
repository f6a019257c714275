import { isSlug, type Problem, placeOf, problemAt, repeated } from 'build-site'
import type { Reading } from '../content'
import { domainsIn, groupsIn, slugsOf } from './names'

/** Checks the groups of the domains page: no domain is listed twice, and no collection is left out. */
export function checkDomains(reading: Reading): Problem[] {
  return [...domainsTwice(reading), ...unlistedCollections(reading)]
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

/** Skipped if groups are invalid or name another collection by mistake: it is unknown what they were meant to list. */
function unlistedCollections(reading: Reading): Problem[] {
  const { domains } = reading.data
  const named = groupsIn(reading).flatMap(({ brands }) => (brands === '' ? [] : brands))
  const [listed, collections] = [new Set(named), slugsOf('collections', reading)]
  const isClear = listed.size === named.length && named.every((slug) => collections.includes(slug))
  if (domains === undefined || !isClear) return []
  const message = `found a collection that no group of ${domains.source.file} lists, so its domains are not for sale there; expected its slug as "brands" of a group`
  return reading.files
    .filter(({ kind, slug }) => kind === 'collections' && !listed.has(slug))
    .map(({ file }) => ({ severity: 'warning', file, message }))
}
