import { type DataFile, dirname, isSlug, join, nearFree, type Problem, problemAt, unfinishedAt } from 'build-site'
import type { Reading } from '../content/types'
import { listedTwice, unlisted, withoutRecord } from './check-listed-brands'
import { hasLists, type Listing, listingsIn, type Meant, meantBy } from './listings'
import { allReadable, namesIn, onSaleFirst, slugsOf } from './names'

/** Checks the brands listed by collections against the existing brand records. */
export function checkListings(reading: Reading): Problem[] {
  const listings = listingsIn(reading)
  const [first] = listings
  const files = reading.files.filter(({ kind }) => kind === 'brands')
  if (first !== undefined && listings.length > 1 && files.length === 0) return [noBrands(first, listings.length)]
  const meant = meantBy(listings, files)
  const collections = namesIn('collections', reading)
  const whole = collections.filter(({ source }) => hasLists(source))
  const named = new Set([...listings.map(({ slug }) => slug), ...meant.values()])
  // If a list is unreadable, it is unknown which brands it lists. File names that are not slugs are reported elsewhere.
  const isKnown = allReadable('collections', reading) && whole.length === collections.length
  const left = isKnown ? files.filter(({ slug }) => isSlug(slug) && !named.has(slug)) : []
  return [
    ...withoutRecord(meant),
    ...listedTwice(onSaleFirst(listings, reading)),
    ...whole.flatMap(empty),
    ...whole.flatMap((collection) => strayOverrides(collection, slugsOf('brands', reading), meant, left)),
    ...unlisted(left),
  ]
}

/** A collection both of whose lists can be read. */
type Whole = ReturnType<typeof namesIn<'collections'>>[number]

/** One missing record may be intentional; if all of several are missing, the folder was moved or renamed. */
function noBrands({ source }: Listing, count: number): Problem {
  const file = join(dirname(dirname(source.file)), 'brands')
  const message = `found no brand file, expected one for each of the ${count} that collections list, in a folder with this name`
  return { severity: 'error', file, message }
}

/** Its portfolio would be empty. */
function empty({ names: { existing, developing }, source }: Whole): Problem[] {
  if (existing.brands.length + developing.brands.length > 0) return []
  const message =
    'found no brand in this collection, expected at least one; until then, the home page and the search leave it out'
  return [unfinishedAt(source, ['existing', 'brands'], message)]
}

/** @param left brands that no collection lists, which are reported elsewhere */
function strayOverrides({ names, source }: Whole, brands: readonly string[], meant: Meant, left: readonly DataFile[]) {
  const listed = [...names.existing.brands, ...names.developing.brands]
  const known = new Set([...listed, ...meant.values(), ...left.map(({ slug }) => slug)])
  const stray = Object.keys(names.brandOverrides).filter((slug) => isSlug(slug) && !known.has(slug))
  return stray.map((slug) => {
    const message = `found the slug ${slug}, expected a brand that this collection lists`
    // A brand of that name is not mistyped: another collection has it.
    const near = brands.includes(slug) ? undefined : nearFree(slug, listed, names.brandOverrides)
    return problemAt(source, ['brandOverrides', slug], message, near)
  })
}
