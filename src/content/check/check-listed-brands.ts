import { dirname } from 'node:path'
import { groupedBy } from '../grouped-by'
import type { Problem } from '../problem'
import { firstFew } from '../rules/first-few'
import { formatNumber } from '../rules/format-number'
import { isSlug } from '../schema/slug'
import type { DataFile } from '../source/discover'
import { placeOf, problemAt, unfinishedAt } from '../source/problem-at'
import { eachOrAll } from './each-or-all'
import type { Listing, Meant } from './listings'
import { repeated } from './repeated'

/** A listing without a record, and the brand it probably means. */
type Lost = readonly [Listing, string | undefined]

/**
 * Decisions, "Brand pages": the page says 'Brand not found' and the build warns. Invalid slugs are reported elsewhere.
 */
export function withoutRecord(meant: Meant): Problem[] {
  const lost = [...meant].filter(([{ slug }]) => isSlug(slug))
  // A slip of the hand has a place of its own, among however many others.
  const mistyped = lost.filter(([, near]) => near !== undefined).map(slugWithoutRecord)
  const others = groupedBy(
    lost.filter(([, near]) => near === undefined),
    ([{ source }]) => source.file,
  )
  const all = (listings: readonly Lost[], [{ source, path }]: Lost) => {
    const message = `found ${few(listings.map(([{ slug }]) => slug))} without a record in brands/, expected one for each; their pages say "Brand not found"`
    return unfinishedAt(source, path, message)
  }
  return [
    ...mistyped,
    ...[...others.values()].flatMap((listings) => eachOrAll(listings, { each: slugWithoutRecord, all })),
  ]
}

function slugWithoutRecord([{ slug, source, path }, near]: Lost): Problem {
  const message = `found the slug ${slug}, expected one with a record in brands/; its page says "Brand not found"`
  return unfinishedAt(source, path, message, near)
}

/** Brands that are listed twice, by one collection or by two. */
export function listedTwice(listings: readonly Listing[]): Problem[] {
  const twice = repeated(listings, ({ slug }) => slug)
  const pairs = groupedBy(twice, ([{ source }, first]) => JSON.stringify([source.file, first.source.file]))
  return [...pairs.values()].flatMap((pair) =>
    eachOrAll(pair, {
      each: ([{ slug, source, path }, first]) => {
        const message = `found the slug ${slug} a second time, expected it once; it already stands at ${placeOf(first)}`
        return problemAt(source, path, message)
      },
      all: (both, [{ source, path }, first]) => {
        const message = `found ${few(both.map(([{ slug }]) => slug))} a second time, expected each once; they already stand in ${first.source.file}`
        return problemAt(source, path, message)
      },
    }),
  )
}

/** Brands without a page. @param found the files of those that no collection lists, or means to */
export function unlisted(found: readonly DataFile[]): Problem[] {
  return eachOrAll(found, {
    each: ({ file }) => {
      const message = 'found a brand that no collection lists, so it has no page; expected its slug in collections/'
      return { severity: 'warning', file, message }
    },
    all: (files, { file }) => {
      const slugs = files.map(({ slug }) => slug)
      const message = `found ${few(slugs, 10)} that no collection lists, so that they have no pages; expected their slugs in collections/`
      return { severity: 'warning', file: dirname(file), message }
    },
  })
}

/** The number of slugs, and the first of them. @param shown more where they are named nowhere else */
function few(slugs: readonly string[], shown = 3): string {
  return `${formatNumber(slugs.length)} slugs (${firstFew(slugs, shown)})`
}
