import { type DataFile, type FieldPath, isSlug, nearMatch, type Source, z } from 'build-site'
import type { Reading } from '../content/types'
import { namesIn } from './names'

/** A slug that a list names, and where. */
export interface Listing {
  readonly slug: string
  readonly source: Source
  readonly path: FieldPath
}

/** Every slug that a collection lists, in order, with its location. */
export function listingsIn(reading: Reading): Listing[] {
  return namesIn('collections', reading).flatMap(({ names, source }) =>
    (['existing', 'developing'] as const).flatMap((group) =>
      names[group].brands
        .map((slug, index) => ({ slug, source, path: [group, 'brands', index] }))
        .filter(({ slug }) => slug !== ''),
    ),
  )
}

const list = z.object({ brands: z.custom((value) => Array.isArray(value) && value.every(isListable)) })
const bothLists = z.object({ existing: list, developing: list })

function isListable(value: unknown): boolean {
  return typeof value === 'string' && isSlug(value)
}

/**
 * Whether a collection has both lists, with nothing but slugs. If not, the schema reports it, and the rest of its
 * brands is unknown.
 */
export function hasLists({ value }: Source): boolean {
  return bothLists.safeParse(value).success
}

/** The brand that each mistyped listing was probably meant to be; no further problem is reported for that brand. */
export type Meant = ReadonlyMap<Listing, string | undefined>

/**
 * For each listing without a record, the otherwise unlisted brand that may be meant. A listing of a file whose name is
 * not a slug, such as `VistaSki.yaml`, is reported with the file.
 */
export function meantBy(listings: readonly Listing[], files: readonly DataFile[]): Meant {
  const records = new Set(files.map(({ slug }) => slug).filter(isSlug))
  const misnamed = new Set(files.filter(({ slug }) => !isSlug(slug)).map(({ slug }) => lettersOf(slug)))
  const lost = listings.filter(({ slug }) => !records.has(slug) && !misnamed.has(lettersOf(slug)))
  if (lost.length === 0) return new Map()
  const listed = new Set(listings.map(({ slug }) => slug))
  const free = [...records].filter((record) => !listed.has(record))
  return new Map(lost.map((listing) => [listing, nearMatch(listing.slug, free)]))
}

function lettersOf(slug: string): string {
  return slug.toLowerCase().replace(/[^a-z0-9]/g, '')
}
