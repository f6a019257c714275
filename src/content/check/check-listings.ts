import { dirname, join } from 'node:path'
import type { Problem } from '../problem'
import { isSlug } from '../schema/scalars'
import type { DataFile } from '../source/discover'
import { nearMatch } from '../source/near-match'
import { placeOf, problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { hasLists, type Listing, lacksBrands, listingsIn, type Meant, meantBy } from './listings'
import { allReadable, namesIn } from './names'
import { repeated } from './repeated'

/** Checks the brands listed by collections against the existing brand records. */
export function checkListings(reading: DataReading): Problem[] {
  const listings = listingsIn(reading)
  // A file with another name is reported for that.
  const brandFiles = reading.files.filter(({ kind, slug }) => kind === 'brands' && isSlug(slug))
  const [first] = listings
  if (first !== undefined && lacksBrands(reading)) return [noBrands(first, listings.length)]
  const meant = meantBy(listings, brandFiles)
  return [
    ...withoutRecord(meant),
    ...listedTwice(listings),
    ...empty(reading),
    ...strayOverrides(reading, meant),
    ...(areComplete(reading) ? unlisted(listings, brandFiles, meant) : []),
  ]
}

/** Whether everything that is listed is known. */
function areComplete(reading: DataReading): boolean {
  return allReadable('collections', reading) && namesIn('collections', reading).every(({ source }) => hasLists(source))
}

/** The collections both of whose lists can be read. */
function withLists(reading: DataReading) {
  return namesIn('collections', reading).filter(({ source }) => hasLists(source))
}

/** One missing record may be intentional; if all of several are missing, the folder was moved or renamed. */
function noBrands({ source }: Listing, count: number): Problem {
  const file = join(dirname(dirname(source.file)), 'brands')
  const message = `found no file of a brand, expected one for each of the ${count} that collections list, in a folder of this name`
  return { severity: 'error', file, message }
}

/**
 * Decisions, "Brand pages": the page says 'Brand not found' and the build warns. Invalid slugs are reported elsewhere.
 */
function withoutRecord(meant: Meant): Problem[] {
  return [...meant]
    .filter(([{ slug }]) => isSlug(slug))
    .map(([{ slug, source, path }, near]) => {
      const message = `found the slug ${slug}, expected one with a record in brands/; its page says "Brand not found"`
      return problemAt(source, path, message, near, 'warning')
    })
}

function listedTwice(listings: readonly Listing[]): Problem[] {
  return repeated(listings, ({ slug }) => slug).map(([{ slug, source, path }, first]) => {
    const message = `found the slug ${slug} a second time, expected it once; it already stands at ${placeOf(first)}`
    return problemAt(source, path, message)
  })
}

/** Its portfolio would show sums of nothing. */
function empty(reading: DataReading): Problem[] {
  return withLists(reading)
    .filter(({ names: { existing, developing } }) => existing.brands.length + developing.brands.length === 0)
    .map(({ source }) => {
      const message = 'found no brand in this collection, expected at least one'
      return problemAt(source, ['existing', 'brands'], message, undefined, 'warning')
    })
}

function strayOverrides(reading: DataReading, meant: Meant): Problem[] {
  return withLists(reading).flatMap(({ names, source }) => {
    const listed = [...names.existing.brands, ...names.developing.brands]
    const known = new Set([...listed, ...meant.values()])
    const stray = Object.keys(names.brandOverrides).filter((slug) => !known.has(slug))
    return stray.map((slug) => {
      const message = `found the slug ${slug}, expected a brand that this collection lists`
      return problemAt(source, ['brandOverrides', slug], message, nearMatch(slug, listed))
    })
  })
}

function unlisted(listings: readonly Listing[], brandFiles: readonly DataFile[], meant: Meant): Problem[] {
  const message = 'found a brand that no collection lists, so it has no page; expected its slug in collections/'
  const listed = new Set([...listings.map(({ slug }) => slug), ...meant.values()])
  return brandFiles.filter(({ slug }) => !listed.has(slug)).map(({ file }) => ({ severity: 'warning', file, message }))
}
