import { type Problem, placeOf, problemAt, repeated, shownDomain } from 'build-site'
import type { Reading } from '../content/types'
import { domainsIn } from './names'

/** Reports hosts that two brands or domains share. Equal slugs are reported elsewhere. */
export function checkHosts(reading: Reading): Problem[] {
  const { brands = [] } = reading.data
  const things = [
    ...brands.map(({ slug, value, source }) => ({ slug, typed: value.website, source, path: ['website'] })),
    ...domainsIn(reading).map(({ host, path, ...domain }) => ({ ...domain, typed: host, path: [...path, 'host'] })),
  ].map(({ typed, ...thing }) => {
    // Either form may have been typed; invalid domains are reported by the schema.
    const host = typed === undefined ? `${thing.slug}.com` : shownDomain(typed) || typed
    return { ...thing, host, isTyped: typed !== undefined }
  })
  return repeated(typedLast(things), ({ host }) => host)
    .filter(([again, first]) => again.slug !== first.slug)
    .map(([{ host, source, path }, first]) => {
      const message = `found the host ${host} a second time, expected each host once; ${placeOf(first)} has it`
      return problemAt(source, path, message)
    })
}

/** Of two with the same host, the one that states it explicitly is reported. */
function typedLast<T extends { readonly isTyped: boolean }>(things: readonly T[]): T[] {
  return things.toSorted((a, b) => Number(a.isTyped) - Number(b.isTyped))
}

/** Reports card ids that two brands share: a link to one of the cards would lead to the other. */
export function checkIds({ data: { brands = [] } }: Reading): Problem[] {
  const cards = brands.map(({ slug, value: { id }, source }) => ({ id: id ?? slug, isTyped: id !== undefined, source }))
  return repeated(typedLast(cards), ({ id }) => id)
    .filter(([{ isTyped }]) => isTyped)
    .map(([{ id, source }, { source: first, isTyped }]) => {
      const place = isTyped ? placeOf({ source: first, path: ['id'] }) : first.file
      return problemAt(source, ['id'], `found the id ${id} a second time, expected each id once; ${place} has it`)
    })
}
