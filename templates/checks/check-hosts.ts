import { type FieldPath, type Problem, placeOf, problemAt, repeated, type Source, shownDomain } from 'build-site'
import type { Reading } from '../content'
import { domainsIn } from './names'

/** A brand or domain with a name that no other may have: as typed, or the usual one. */
interface Named {
  readonly slug: string
  readonly typed: string | undefined
  readonly usual: string
  readonly source: Source
  readonly path: FieldPath
}

/** Reports hosts that two brands or domains share. Equal slugs are reported elsewhere. */
export function checkHosts(reading: Reading): Problem[] {
  const { brands = [] } = reading.data
  return shared('host', [
    ...brands.map(({ slug, value: { website }, source }) => {
      return { slug, typed: website, usual: `${slug}.com`, source, path: ['website'] }
    }),
    ...domainsIn(reading).map(({ slug, host, source, path }) => {
      // Either form may have been typed; invalid domains are reported by the schema.
      const typed = host === '' ? undefined : shownDomain(host) || host
      return { slug, typed, usual: `${slug}.com`, source, path: [...path, 'host'] }
    }),
  ])
}

/** Reports card ids that two brands share: a link to one of the cards would lead to the other. */
export function checkIds({ data: { brands = [] } }: Reading): Problem[] {
  const cards = brands.map(({ slug, value: { id }, source }) => ({
    slug,
    typed: id,
    usual: slug,
    source,
    path: ['id'],
  }))
  return shared('id', cards)
}

function shared(what: string, things: readonly Named[]): Problem[] {
  // Of two with the same name, the one that states it explicitly is reported.
  const typedLast = [...things.filter(({ typed }) => !typed), ...things.filter(({ typed }) => typed)]
  return repeated(typedLast, ({ typed, usual }) => typed ?? usual)
    .filter(([again, first]) => again.slug !== first.slug)
    .map(([{ typed, usual, source, path }, first]) => {
      const message = `found the ${what} ${typed ?? usual} a second time, expected each ${what} once; ${placeOf(first)} has it`
      return problemAt(source, path, message)
    })
}
