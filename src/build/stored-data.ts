import { DataCache, type KnownFile } from '../content/source/data-cache'
import { keyFor, type Store } from '../lib/store'

/**
 * Opens the cache of a data folder, with the files that an earlier run of this program found valid.
 *
 * @param schemas hash of what says what is valid
 */
export function openDataCache(store: Store, folder: string, schemas: string): DataCache {
  return new DataCache(entriesIn(store.read(keyOf(folder)) ?? [], schemas))
}

/** Keeps the files that were valid in this run. */
export async function writeDataCache(store: Store, folder: string, schemas: string, cache: DataCache): Promise<void> {
  const changed = cache.settle()
  if (changed !== undefined) await store.write(keyOf(folder), linesOf(changed, schemas))
}

function* entriesIn(lines: Iterable<string>, schemas: string): Generator<readonly [string, KnownFile]> {
  let validFor: unknown
  for (const line of lines) {
    if (validFor === undefined) validFor = JSON.parse(line)
    else if (validFor === schemas) yield JSON.parse(line)
    else return
  }
}

function* linesOf(files: ReadonlyMap<string, KnownFile>, schemas: string): Generator<string> {
  yield JSON.stringify(schemas)
  for (const entry of files) yield JSON.stringify(entry)
}

function keyOf(folder: string): string {
  return keyFor('data', folder)
}
