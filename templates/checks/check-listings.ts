import {
  type DataFile,
  dirname,
  isSlug,
  join,
  nearFree,
  nearMatch,
  type Problem,
  placeOf,
  problemAt,
  repeated,
  unfinishedAt,
} from 'build-site'
import type { Reading } from '../content'
import { allReadable, collectionsIn, type Listing, slugsOf } from './names'

/** Checks the brands listed by collections against the existing brand records. */
export function checkListings(reading: Reading): Problem[] {
  const collections = collectionsIn(reading)
  const listings = collections.flatMap((collection) => collection.listings)
  const [first] = listings
  const files = reading.files.filter(({ kind }) => kind === 'brands')
  if (first !== undefined && listings.length > 1 && files.length === 0) return [noBrands(first, listings.length)]
  const meant = meantBy(listings, files)
  const whole = collections.filter(({ isWhole }) => isWhole)
  const named = new Set([...listings.map(({ slug }) => slug), ...meant.values()])
  // If a list is unreadable, it is unknown which brands it lists. File names that are not slugs are reported elsewhere.
  const isKnown = allReadable('collections', reading) && whole.length === collections.length
  const left = isKnown ? files.filter(({ slug }) => isSlug(slug) && !named.has(slug)) : []
  return [
    ...withoutRecord(meant),
    ...listedTwice(listings),
    ...whole.flatMap(empty),
    ...whole.flatMap((collection) => strayOverrides(collection, slugsOf('brands', reading), meant, left)),
    ...unlisted(left),
  ]
}

type Collection = ReturnType<typeof collectionsIn>[number]

/** The brand that each listing without a record was probably meant to be; no further problem is reported for it. */
type Meant = ReadonlyMap<Listing, string | undefined>

/** For each listing without a record, the otherwise unlisted brand that may be meant. */
function meantBy(listings: readonly Listing[], files: readonly DataFile[]): Meant {
  const records = new Set(files.map(({ slug }) => slug).filter(isSlug))
  const listed = new Set(listings.map(({ slug }) => slug))
  const free = [...records].filter((record) => !listed.has(record))
  const lost = listings.filter(({ slug }) => !records.has(slug))
  return new Map(lost.map((listing) => [listing, nearMatch(listing.slug, free)]))
}

/** One missing record may be intentional; if all of several are missing, the folder was moved or renamed. */
function noBrands({ source }: Listing, count: number): Problem {
  const file = join(dirname(dirname(source.file)), 'brands')
  const message = `found no brand file, expected one for each of the ${count} that collections list, in a folder with this name`
  return { severity: 'error', file, message }
}

/** Listed brands without a record: their pages say 'Brand not found', and the build warns about them. */
function withoutRecord(meant: Meant): Problem[] {
  const lost = [...meant].filter(([{ slug }]) => isSlug(slug))
  return lost.map(([{ slug, source, path }, near]) => {
    const message = `found the slug ${slug}, expected one with a record in brands/; its page says "Brand not found"`
    return unfinishedAt(source, path, message, near)
  })
}

/** Brands that are listed twice, by one collection or by two. */
function listedTwice(listings: readonly Listing[]): Problem[] {
  return repeated(listings, ({ slug }) => slug).map(([{ slug, source, path }, first]) => {
    const message = `found the slug ${slug} a second time, expected it once; it is already at ${placeOf(first)}`
    return problemAt(source, path, message)
  })
}

/** Its portfolio would be empty. */
function empty({ listings, source }: Collection): Problem[] {
  if (listings.length > 0) return []
  const message =
    'found no brand in this collection, expected at least one; until then, the home page and the search leave it out'
  return [unfinishedAt(source, ['existing', 'brands'], message)]
}

/** @param left brands that no collection lists, which are reported elsewhere */
function strayOverrides(
  { listings, overrides, source }: Collection,
  brands: readonly string[],
  meant: Meant,
  left: readonly DataFile[],
): Problem[] {
  const listed = listings.map(({ slug }) => slug)
  const known = new Set([...listed, ...meant.values(), ...left.map(({ slug }) => slug)])
  const stray = Object.keys(overrides).filter((slug) => isSlug(slug) && !known.has(slug))
  return stray.map((slug) => {
    const message = `found the slug ${slug}, expected a brand that this collection lists`
    // A brand of that name is not mistyped: another collection has it.
    const near = brands.includes(slug) ? undefined : nearFree(slug, listed, overrides)
    return problemAt(source, ['brandOverrides', slug], message, near)
  })
}

/** Brands without a page. @param found the files of brands that no collection lists, even mistyped */
function unlisted(found: readonly DataFile[]): Problem[] {
  const message =
    'found a brand that no collection lists, so it has no page; expected its slug in collections/; to rename a brand, give its file the old name again, and use the command "rename brand"'
  return found.map(({ file }) => ({ severity: 'warning', file, message }))
}
