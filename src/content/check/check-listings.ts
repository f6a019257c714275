import { dirname, join } from 'node:path'
import type { Problem } from '../problem'
import type { DataFile } from '../source/discover'
import { nearMatch } from '../source/near-match'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import type { FieldPath, Source } from '../source/source'
import { allReadable, namesIn } from './names'
import { repeated } from './repeated'

/** A slug in the list of a collection, and where it stands. */
interface Listing {
  readonly slug: string
  readonly source: Source
  readonly path: FieldPath
}

/** What the collections list against the brand records that there are. */
export function checkListings(reading: DataReading): Problem[] {
  const listings = listingsIn(reading)
  const brandFiles = reading.files.filter((file) => file.kind === 'brands')
  const [first, second] = listings
  if (first !== undefined && second !== undefined && brandFiles.length === 0) return [noBrands(first, listings.length)]
  return [
    ...withoutRecord(listings, brandFiles),
    ...listedTwice(listings),
    ...strayOverrides(reading),
    ...(allReadable('collections', reading) ? unlisted(listings, brandFiles) : []),
  ]
}

/** What was found in a reading: there may be thousands, and several checks ask for them. */
const found = new WeakMap<DataReading, readonly Listing[]>()

/** Every slug that a collection lists, in order, with its place. */
export function listingsIn(reading: DataReading): readonly Listing[] {
  const listings = found.get(reading) ?? listed(reading)
  found.set(reading, listings)
  return listings
}

function listed(reading: DataReading): Listing[] {
  return namesIn('collections', reading).flatMap(({ names, source }) =>
    (['existing', 'developing'] as const).flatMap((group) =>
      names[group].brands
        .map((slug, index) => ({ slug, source, path: [group, 'brands', index] }))
        .filter(({ slug }) => slug !== ''),
    ),
  )
}

/** One missing record may be meant; all of several are a folder that was moved or renamed. */
function noBrands({ source }: Listing, count: number): Problem {
  const file = join(dirname(dirname(source.file)), 'brands')
  const message = `found no file of a brand, expected one for each of the ${count} that collections list, in a folder of this name`
  return { severity: 'error', file, message }
}

/** Decisions, "Brand pages": the page says 'Brand not found' and the build warns. */
function withoutRecord(listings: readonly Listing[], brandFiles: readonly DataFile[]): Problem[] {
  const records = new Set(brandFiles.map((file) => file.slug))
  const listed = new Set(listings.map(({ slug }) => slug))
  const free = [...records].filter((record) => !listed.has(record))
  return listings
    .filter(({ slug }) => !records.has(slug))
    .map(({ slug, source, path }) => {
      const message = `found the slug ${slug}, expected one with a record in brands/; its page says "Brand not found"`
      return problemAt(source, path, message, nearMatch(slug, free), 'warning')
    })
}

function listedTwice(listings: readonly Listing[]): Problem[] {
  return repeated(listings, ({ slug }) => slug).map(([{ slug, source, path }, first]) => {
    const place = `${first.source.file}:${first.source.lineOf(first.path)}`
    const message = `found the slug ${slug} a second time, expected it once; it already stands at ${place}`
    return problemAt(source, path, message)
  })
}

function strayOverrides(reading: DataReading): Problem[] {
  return namesIn('collections', reading).flatMap(({ names, source }) => {
    const listed = [...names.existing.brands, ...names.developing.brands]
    const known = new Set(listed)
    const stray = Object.keys(names.brandOverrides).filter((slug) => !known.has(slug))
    return stray.map((slug) => {
      const message = `found the slug ${slug}, expected a brand that this collection lists`
      return problemAt(source, ['brandOverrides', slug], message, nearMatch(slug, listed))
    })
  })
}

function unlisted(listings: readonly Listing[], brandFiles: readonly DataFile[]): Problem[] {
  const message = 'found a brand that no collection lists, so it has no page; expected its slug in collections/'
  const listed = new Set(listings.map(({ slug }) => slug))
  return brandFiles.filter(({ slug }) => !listed.has(slug)).map(({ file }) => ({ severity: 'warning', file, message }))
}
