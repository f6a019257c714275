import { type FieldPath, type Problem, placeOf, problemAt, repeated, type Source, shownDomain } from 'build-site'
import type { Reading } from '../content/types'
import { domainsIn } from './names'

/** A domain for sale, and the field that states its host or would if it were there. */
interface Hosted {
  readonly slug: string
  readonly host: string
  readonly source: Source
  readonly path: FieldPath
  /** Whether the host is stated explicitly. */
  readonly isTyped: boolean
}

/** Reports hosts that two brands or domains have in common. Equal slugs are reported elsewhere. */
export function checkHosts(reading: Reading): Problem[] {
  return repeated(typedLast([...ofBrands(reading), ...ofDomains(reading)]), ({ host }) => host)
    .filter(([again, first]) => again.slug !== first.slug)
    .map(([{ host, source, path }, first]) => {
      const message = `found the host ${host} a second time, expected each host once; ${placeOf(first)} has it`
      return problemAt(source, path, message)
    })
}

function ofBrands({ data }: Reading): Hosted[] {
  return (data.brands ?? []).map(({ slug, value: { website }, source }) => hosted(slug, website, source, ['website']))
}

function ofDomains(reading: Reading): Hosted[] {
  return domainsIn(reading).map(({ slug, host, source, path }) => hosted(slug, host, source, [...path, 'host']))
}

function hosted(slug: string, host: string | undefined, source: Source, path: FieldPath): Hosted {
  if (host === undefined) return { slug, host: `${slug}.com`, source, path, isTyped: false }
  // Either form may have been typed; what is no domain is reported by its schema.
  return { slug, host: shownDomain(host) || host, source, path, isTyped: true }
}

/** Of two things of one name, the mistake is that which states it explicitly. */
function typedLast<T extends { readonly isTyped: boolean }>(things: readonly T[]): T[] {
  return [...things.filter(({ isTyped }) => !isTyped), ...things.filter(({ isTyped }) => isTyped)]
}

/** Reports ids of cards that two brands have in common: a link to one of the cards would lead to the other. */
export function checkIds({ data: { brands = [] } }: Reading): Problem[] {
  const cards = brands.map(({ slug, value: { id }, source }) => ({ id: id ?? slug, isTyped: id !== undefined, source }))
  return repeated(typedLast(cards), ({ id }) => id)
    .filter(([{ isTyped }]) => isTyped)
    .map(([{ id, source }, { source: first, isTyped }]) => {
      const place = isTyped ? placeOf({ source: first, path: ['id'] }) : first.file
      return problemAt(source, ['id'], `found the id ${id} a second time, expected each id once; ${place} has it`)
    })
}
