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
import type { Reading } from '../content/types'
import type { Listing, Meant, Renamed } from './listings'
import { namedElsewhere } from './named-elsewhere'

/** Listed brands without a record: their pages say 'Brand not found', and the build warns about them. */
export function withoutRecord(meant: Meant, renamed: Renamed, reading: Reading): Problem[] {
  const lost = [...meant.keys()].filter(({ slug }) => isSlug(slug))
  const isKnown = (listing: Listing) => meant.get(listing) !== undefined || renamed.has(listing)
  // A mistyped slug is reported at its own line, however many others there are.
  const known = lost.filter(isKnown)
  const places = known.length === 0 ? undefined : namedElsewhere(reading)
  const others = groupedBy(
    lost.filter((listing) => !isKnown(listing)),
    ({ source }) => source.file,
  )
  const each = (listing: Listing) => {
    const also = (places?.get(listing.slug) ?? []).filter((place) => place !== placeOf(listing))
    const near = meant.get(listing)
    // A slug that occurs nowhere else is more likely mistyped than renamed.
    const alike =
      also.length === 0 ? undefined : reading.files.find(({ kind, slug }) => kind === 'brands' && slug === near)
    const file = renamed.get(listing) ?? alike
    return file === undefined ? lostRecord(listing, near) : renamedRecord(listing, file, also)
  }
  const all = (listings: readonly Listing[], { source, path }: Listing) => {
    const message = `found ${few(listings.map(({ slug }) => slug))} without a record in brands/, expected one for each; their pages say "Brand not found"`
    return unfinishedAt(source, path, message)
  }
  return [...known.map(each), ...[...others.values()].flatMap((listings) => eachOrAll(listings, { each, all }))]
}

function lostRecord({ slug, source, path }: Listing, near: string | undefined): Problem {
  const message = `found the slug ${slug}, expected one with a record in brands/; its page says "Brand not found"`
  return unfinishedAt(source, path, message, near)
}

/** How many places a message names. */
const mostPlaces = 8

/** @param also other places with the slug */
function renamedRecord({ slug, source, path }: Listing, file: DataFile, also: readonly string[]): Problem {
  const others = also.length === 0 ? '' : ` and for ${slug} at ${firstFew(also, mostPlaces)}`
  const message = `found the slug ${slug}, which has no record, and ${file.file}, which no collection lists; was it renamed? Then write ${file.slug} here${others}, and "/${slug}: /${file.slug}" into data/redirects.yaml for old links`
  return unfinishedAt(source, path, message)
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

/** The number of slugs, and the first of them. @param shown how many to show; more if they are named nowhere else */
function few(slugs: readonly string[], shown = 3): string {
  return `${formatNumber(slugs.length)} slugs (${firstFew(slugs, shown)})`
}
