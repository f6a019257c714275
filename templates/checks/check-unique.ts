import { type FieldPath, type Problem, placeOf, problemAt, repeated, type Source, shownDomain } from 'build-site'
import type { Reading } from '../content'
import { domainsIn, groupsIn } from './names'

/** A name that nothing else may have, and where it is. */
interface Named {
  readonly name: string
  readonly source: Source
  readonly path: FieldPath
  /** The slug of the brand or domain whose name it is. */
  readonly slug?: string
  /** Whether it follows from the slug because none is stated. */
  readonly isUsual?: boolean
}

/** Reports hosts, ids of cards, groups of the domains page and their collections that occur twice. */
export function checkUnique(reading: Reading): Problem[] {
  const { brands = [] } = reading.data
  const groups = groupsIn(reading)
  return [
    ...twice('host', [
      ...brands.map(({ slug, value: { website }, source }) => {
        return { slug, name: website ?? `${slug}.com`, isUsual: website === undefined, source, path: ['website'] }
      }),
      ...domainsIn(reading).map(({ slug, host, source, path }) => {
        // Either form may have been typed; invalid domains are reported by the schema.
        const name = shownDomain(host) || host || `${slug}.com`
        return { slug, name, isUsual: host === '', source, path: [...path, 'host'] }
      }),
    ]),
    // A link to one of two cards with the same id would lead to the other.
    ...twice(
      'id',
      brands.map(({ slug, value: { id }, source }) => {
        return { name: id ?? slug, isUsual: id === undefined, source, path: ['id'] }
      }),
    ),
    // They name the filters and anchors of the domains page.
    ...twice(
      'id',
      groups.map(({ id, source, path }) => ({ name: id, source, path: [...path, 'id'] })),
    ),
    ...twice(
      'collection',
      groups.map(({ brands, source, path }) => ({ name: brands, source, path: [...path, 'brands'] })),
    ),
  ]
}

/** Of two with the same name, the one that states it is reported. Two with the same slug are reported elsewhere. */
function twice(what: string, named: readonly Named[]): Problem[] {
  const statedLast = [...named.filter(({ isUsual }) => isUsual), ...named.filter(({ isUsual }) => !isUsual)]
  return repeated(statedLast, ({ name }) => name)
    .filter(([again, first]) => again.name !== '' && (again.slug === undefined || again.slug !== first.slug))
    .map(([{ name, source, path }, first]) => {
      const message = `found the ${what} ${name} a second time, expected each ${what} once; it is already at ${placeOf(first)}`
      return problemAt(source, path, message)
    })
}
