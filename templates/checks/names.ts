import { isFields, type ReadSource, type Source, z } from 'build-site'
import type { Data, Reading } from '../content/types'

/*
 * The names in files, parsed leniently: whatever else is wrong with a file, its names are checked against those in
 * other files, so that one run reports every mistake.
 */

/**
 * The texts of a list of thousands, which a schema of items would take ten times as long to parse. A value that is not
 * a string becomes an empty one, so that the indexes of the others stay correct.
 */
const slugs = z
  .unknown()
  .transform((value) => (Array.isArray(value) ? value.map(textOf) : []))
  .catch([])

function textOf(item: unknown): string {
  return typeof item === 'string' ? item : ''
}

/** Fields with a default for each wrong value. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isFields(value) ? value : {}), z.object(shape))
}

const byName = z.record(z.string(), z.unknown()).catch({})
const group = fields({ brands: slugs })
const collection = fields({ path: z.string().catch(''), existing: group, developing: group, brandOverrides: byName })
const domain = z
  .object({ slug: z.string(), host: z.string().optional().catch(undefined) })
  .catch({ slug: '', host: undefined })
const domainGroup = fields({
  id: z.string().catch(''),
  brands: z.string().optional().catch(undefined),
  domains: z.array(domain).catch([]),
})
const domains = fields({ groups: z.array(domainGroup).catch([]) })
const pricing = fields({ prices: byName, listOverrides: byName })

/** The lenient schemas, by kind of file. */
const lenient = { collections: collection, domains, pricing }

/** A file and the names in it. */
type Named<T> = Omit<ReadSource, 'kind'> & { readonly names: T }

/** The names in all readable files of a kind. */
export function namesIn<K extends keyof typeof lenient>(
  kind: K,
  { sources }: Reading,
): Named<z.output<(typeof lenient)[K]>>[]
export function namesIn(kind: keyof typeof lenient, { sources }: Reading): Named<unknown>[] {
  return sources
    .filter((source) => source.kind === kind)
    .map(({ slug, source }) => ({ slug, source, names: namesOf(kind, source) }))
}

/** Caches the names of a source: some lists have thousands of names, and several checks need them. */
const known = new WeakMap<Source, unknown>()

function namesOf(kind: keyof typeof lenient, source: Source): unknown {
  const names = known.get(source) ?? lenient[kind].parse(source.value)
  known.set(source, names)
  return names
}

/** Whether every file of a kind could be read; otherwise a missing name may be in an unreadable one. */
export function allReadable(kind: keyof Data, { files, sources }: Reading): boolean {
  const count = (list: readonly { readonly kind: string | undefined }[]) =>
    list.filter((item) => item.kind === kind).length
  return count(files) > 0 && count(files) === count(sources)
}

/** The slugs of all files of a kind, including invalid ones. */
export function slugsOf(kind: keyof Data, { files }: Reading): string[] {
  return files.filter((file) => file.kind === kind).map((file) => file.slug)
}

/**
 * The items of collections, starting with collections that the price list names: a copy of a collection, which nothing
 * names yet, comes last.
 */
export function onSaleFirst<T extends { readonly source: Source }>(things: readonly T[], reading: Reading): T[] {
  const listed = new Set(namesIn('domains', reading).flatMap(({ names }) => names.groups.map(({ brands }) => brands)))
  const named = namesIn('collections', reading).filter(({ slug }) => listed.has(slug))
  const known = new Set(named.map(({ source }) => source))
  return [...things.filter(({ source }) => known.has(source)), ...things.filter(({ source }) => !known.has(source))]
}

/** The domains without a brand, with the paths of their fields. */
export function domainsIn(reading: Reading) {
  return namesIn('domains', reading).flatMap(({ names, source }) =>
    names.groups.flatMap(({ domains }, at) =>
      domains.map((domain, index) => ({ ...domain, source, path: ['groups', at, 'domains', index] })),
    ),
  )
}
