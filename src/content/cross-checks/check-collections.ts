import { dirname, join } from 'node:path'
import type { Problem } from '../../lib/problem'
import { isSlug } from '../rules/slug'
import { nearMatch } from '../source/near-match'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import type { FieldPath, Source } from '../source/source'
import { namesIn, slugsOf } from './names'
import { repeated } from './repeated'

/** Checks the collections named by the groups of the domains page against those that exist. */
export function checkCollections(reading: DataReading): Problem[] {
  const named = namedCollections(reading)
  const [first] = named
  if (first !== undefined && slugsOf('collections', reading).length === 0) return [noCollections(first)]
  // A collection named in place of another is a single mistake.
  const misnamed = [...strayCollections(named, reading), ...collectionsTwice(named)]
  return misnamed.length > 0 ? misnamed : unlistedCollections(reading)
}

/** A collection named by a group, and where. */
interface NamedCollection {
  readonly slug: string
  readonly source: Source
  readonly path: FieldPath
}

function namedCollections(reading: DataReading): NamedCollection[] {
  return namesIn('domains', reading).flatMap(({ names, source }) =>
    names.groups.flatMap(({ brands: slug }, index) =>
      // What is no slug at all has been told already.
      slug === undefined || !isSlug(slug) ? [] : [{ slug, source, path: ['groups', index, 'brands'] }],
    ),
  )
}

/** If the folder of collections was moved, nothing in the list of domains needs fixing. */
function noCollections({ slug, source }: NamedCollection): Problem {
  const file = join(dirname(source.file), 'collections')
  const message = `found no file of a collection, expected one for each that ${source.file} names, such as ${slug}.yaml, in a folder of this name`
  return { severity: 'error', file, message }
}

function strayCollections(named: readonly NamedCollection[], reading: DataReading): Problem[] {
  const collections = slugsOf('collections', reading)
  return named
    .filter(({ slug }) => !collections.includes(slug))
    .map(({ slug, source, path }) => {
      const message = `found the collection ${slug}, expected one that has a file in collections/`
      return problemAt(source, path, message, nearMatch(slug, collections))
    })
}

function collectionsTwice(named: readonly NamedCollection[]): Problem[] {
  return repeated(named, ({ slug }) => slug).map(([{ slug, source, path }]) =>
    problemAt(source, path, `found the collection ${slug} a second time, expected each collection once`),
  )
}

/** Skipped if groups are invalid, because it is unknown which collections they were meant to list. */
function unlistedCollections({ data: { domains }, files }: DataReading): Problem[] {
  if (domains === undefined) return []
  const listed = new Set(domains.value.groups.map(({ brands }) => brands))
  const message = `found a collection that no group of ${domains.source.file} lists, so that its domains are not for sale there; expected its slug as "brands" of a group`
  return files
    .filter(({ kind, slug }) => kind === 'collections' && !listed.has(slug))
    .map(({ file }) => ({ severity: 'warning', file, message }))
}
