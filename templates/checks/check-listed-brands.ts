import {
  type DataFile,
  dirname,
  eachOrAll,
  firstFew,
  formatNumber,
  groupedBy,
  isSlug,
  type Problem,
  placeOf,
  problemAt,
  repeated,
  unfinishedAt,
} from 'build-site'
import type { Listing, Meant } from './listings'

/** Listed brands without a record: their pages say 'Brand not found', and the build warns about them. */
export function withoutRecord(meant: Meant): Problem[] {
  const lost = [...meant.keys()].filter(({ slug }) => isSlug(slug))
  // A mistyped slug is reported at its own line, however many others there are.
  const mistyped = lost.filter((listing) => meant.get(listing) !== undefined)
  const others = groupedBy(
    lost.filter((listing) => meant.get(listing) === undefined),
    ({ source }) => source.file,
  )
  const each = (listing: Listing) => {
    const message = `found the slug ${listing.slug}, expected one with a record in brands/; its page says "Brand not found"`
    return unfinishedAt(listing.source, listing.path, message, meant.get(listing))
  }
  const all = (listings: readonly Listing[], { source, path }: Listing) => {
    const message = `found ${few(listings.map(({ slug }) => slug))} without a record in brands/, expected one for each; their pages say "Brand not found"`
    return unfinishedAt(source, path, message)
  }
  return [...mistyped.map(each), ...[...others.values()].flatMap((listings) => eachOrAll(listings, { each, all }))]
}

/** Brands that are listed twice, by one collection or by two. */
export function listedTwice(listings: readonly Listing[]): Problem[] {
  const twice = repeated(listings, ({ slug }) => slug)
  const pairs = groupedBy(twice, ([{ source }, first]) => JSON.stringify([source.file, first.source.file]))
  return [...pairs.values()].flatMap((pair) =>
    eachOrAll(pair, {
      each: ([{ slug, source, path }, first]) => {
        const message = `found the slug ${slug} a second time, expected it once; it is already at ${placeOf(first)}`
        return problemAt(source, path, message)
      },
      all: (both, [{ source, path }, first]) => {
        const message = `found ${few(both.map(([{ slug }]) => slug))} a second time, expected each once; they are already in ${first.source.file}`
        return problemAt(source, path, message)
      },
    }),
  )
}

/** Brands without a page. @param found the files of brands that no collection lists, even mistyped */
export function unlisted(found: readonly DataFile[]): Problem[] {
  return eachOrAll(found, {
    each: ({ file }) => {
      const message =
        'found a brand that no collection lists, so it has no page; expected its slug in collections/; to rename a brand, give its file the old name again, and use the command "rename brand"'
      return { severity: 'warning', file, message }
    },
    all: (files, { file }) => {
      const slugs = files.map(({ slug }) => slug)
      const message = `found ${few(slugs, 10)} that no collection lists, so that they have no pages; expected their slugs in collections/`
      return { severity: 'warning', file: dirname(file), message }
    },
  })
}

/** The number of slugs, and the first of them. @param shown how many to show; more if they are named nowhere else */
function few(slugs: readonly string[], shown = 3): string {
  return `${formatNumber(slugs.length)} slugs (${firstFew(slugs, shown)})`
}
