import * as z from 'zod'
import type { DataFile } from '../source/discover'
import { nearMatch } from '../source/near-match'
import type { DataReading } from '../source/read-data'
import type { FieldPath, Source } from '../source/source'
import { namesIn } from './names'

/** A slug in the list of a collection, and where it stands. */
export interface Listing {
  readonly slug: string
  readonly source: Source
  readonly path: FieldPath
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

const list = z.object({ brands: z.array(z.unknown()) })
const bothLists = z.object({ existing: list, developing: list })

/** Whether a collection has both its lists; the schema tells of one that is missing, and what it lists nobody knows. */
export function hasLists({ value }: Source): boolean {
  return bothLists.safeParse(value).success
}

/** The brand that each mistyped listing was probably meant to be: nothing else is said of that one. */
export type Meant = ReadonlyMap<Listing, string | undefined>

/** Whether collections list several brands, and there is not a single file of one. */
export function lacksBrands(reading: DataReading): boolean {
  return listingsIn(reading).length > 1 && !reading.files.some(({ kind }) => kind === 'brands')
}

/** Of each listing without a record, which brand it may stand for that is not listed otherwise. */
export function meantBy(listings: readonly Listing[], brandFiles: readonly DataFile[]): Meant {
  const records = new Set(brandFiles.map((file) => file.slug))
  const listed = new Set(listings.map(({ slug }) => slug))
  const free = [...records].filter((record) => !listed.has(record))
  const lost = listings.filter(({ slug }) => !records.has(slug))
  return new Map(lost.map((listing) => [listing, nearMatch(listing.slug, free)]))
}
