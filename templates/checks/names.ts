import { isFields, isSlug } from 'build-site'
import type { Data, Reading } from '../content'

/*
 * The names in files, read leniently: whatever else is wrong with a file, its names are checked against those in other
 * files, so that one run reports every mistake. What is not a text is an empty one.
 */

/** A slug that a list names, and where. */
export type Listing = ReturnType<typeof collectionsIn>[number]['listings'][number]

/** The collections that can be read: their paths, the brands that they list, in order, and their overrides. */
export function collectionsIn(reading: Reading) {
  return filesIn('collections', reading).map(({ source, fields }) => {
    const lists = ['existing', 'developing'].map((group) => ({ group, brands: fieldsOf(fields[group]).brands }))
    const listings = lists.flatMap(({ group, brands }) =>
      listOf(brands).map((slug, index) => ({ slug: textOf(slug), source, path: [group, 'brands', index] })),
    )
    return {
      source,
      path: textOf(fields.path),
      listings: listings.filter(({ slug }) => slug !== ''),
      /** If not, the schema reports it, and the rest of its brands is unknown. */
      isWhole: lists.every(({ brands }) => Array.isArray(brands)) && listings.every(({ slug }) => isSlug(slug)),
      overrides: fieldsOf(fields.brandOverrides),
    }
  })
}

/** The groups of the domains page. */
export function groupsIn(reading: Reading) {
  return filesIn('domains', reading).flatMap(({ source, fields }) =>
    listOf(fields.groups)
      .map(fieldsOf)
      .map(({ id, brands, domains }, index) => {
        return { id: textOf(id), brands: textOf(brands), domains: listOf(domains), source, path: ['groups', index] }
      }),
  )
}

/** The domains without a brand. */
export function domainsIn(reading: Reading) {
  return groupsIn(reading).flatMap(({ domains, source, path }) =>
    domains.map(fieldsOf).map(({ slug, host }, index) => {
      return { slug: textOf(slug), host: textOf(host), source, path: [...path, 'domains', index] }
    }),
  )
}

/** The readable files of a kind with their fields. */
export function filesIn(kind: keyof Data, { sources }: Reading) {
  return sources.filter((file) => file.kind === kind).map(({ source }) => ({ source, fields: fieldsOf(source.value) }))
}

/** The fields of a value; none if it is something else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isFields(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether every file of a kind could be read; otherwise a missing name may be in an unreadable one. */
export function allReadable(kind: keyof Data, reading: Reading): boolean {
  const count = slugsOf(kind, reading).length
  return count > 0 && count === filesIn(kind, reading).length
}

/** The slugs of all files of a kind, including invalid ones. */
export function slugsOf(kind: keyof Data, { files }: Reading): string[] {
  return files.filter((file) => file.kind === kind).map((file) => file.slug)
}
