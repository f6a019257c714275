import { dirname, groupedBy, isSlug, join, nearFree, type Problem, problemAt, unfinishedAt } from 'build-site'
import type { Reading } from '../content/types'
import { listedTwice, unlisted, withoutRecord } from './check-listed-brands'
import { hasLists, type Listing, lacksBrands, listingsIn, type Meant, meantBy, renamedIn } from './listings'
import { allReadable, namesIn, onSaleFirst, slugsOf } from './names'

/** Checks the brands listed by collections against the existing brand records. */
export function checkListings(reading: Reading): Problem[] {
  const listings = listingsIn(reading)
  const [first] = listings
  if (first !== undefined && lacksBrands(reading)) return [noBrands(first, listings.length)]
  const files = groupedBy(
    reading.files.filter(({ kind }) => kind === 'brands'),
    ({ slug }) => isSlug(slug),
  )
  // A file whose name is no slug is reported for that.
  const [brandFiles, misnamed] = [files.get(true) ?? [], files.get(false) ?? []]
  const meant = meantBy(listings, brandFiles, misnamed)
  const named = slugsMeant(listings, meant)
  const left = areComplete(reading) ? brandFiles.filter(({ slug }) => !named.has(slug)) : []
  const renamed = renamedIn(meant, left, reading)
  const renamedFiles = new Set(renamed.values())
  return [
    ...withoutRecord(meant, renamed, reading),
    ...listedTwice(onSaleFirst(listings, reading)),
    ...empty(reading),
    ...strayOverrides(reading, meant, new Set(left.map(({ slug }) => slug))),
    ...unlisted(left.filter((file) => !renamedFiles.has(file))),
  ]
}

/** The slugs that collections list, and those that they mean where these are mistyped. */
function slugsMeant(listings: readonly Listing[], meant: Meant): ReadonlySet<string | undefined> {
  return new Set([...listings.map(({ slug }) => slug), ...meant.values()])
}

/** Whether everything that is listed is known. */
function areComplete(reading: Reading): boolean {
  return allReadable('collections', reading) && namesIn('collections', reading).every(({ source }) => hasLists(source))
}

/** The collections both of whose lists can be read. */
function withLists(reading: Reading) {
  return namesIn('collections', reading).filter(({ source }) => hasLists(source))
}

/** One missing record may be intentional; if all of several are missing, the folder was moved or renamed. */
function noBrands({ source }: Listing, count: number): Problem {
  const file = join(dirname(dirname(source.file)), 'brands')
  const message = `found no file of a brand, expected one for each of the ${count} that collections list, in a folder of this name`
  return { severity: 'error', file, message }
}

/** Its portfolio would show sums of nothing. */
function empty(reading: Reading): Problem[] {
  return withLists(reading)
    .filter(({ names: { existing, developing } }) => existing.brands.length + developing.brands.length === 0)
    .map(({ source }) => {
      const message =
        'found no brand in this collection, expected at least one; until then, the home page and the search leave it out'
      return unfinishedAt(source, ['existing', 'brands'], message)
    })
}

/** @param unlisted brands that no collection lists, each of which is reported for that */
function strayOverrides(reading: Reading, meant: Meant, unlisted: ReadonlySet<string>): Problem[] {
  return withLists(reading).flatMap(({ names, source }) => {
    const listed = [...names.existing.brands, ...names.developing.brands]
    const known = new Set([...listed, ...meant.values(), ...unlisted])
    const stray = Object.keys(names.brandOverrides).filter((slug) => isSlug(slug) && !known.has(slug))
    return stray.map((slug) => {
      const message = `found the slug ${slug}, expected a brand that this collection lists`
      // A brand of that name is not mistyped: another collection has it.
      const isBrand = slugsOf('brands', reading).includes(slug)
      const near = isBrand ? undefined : nearFree(slug, listed, names.brandOverrides)
      return problemAt(source, ['brandOverrides', slug], message, near)
    })
  })
}
