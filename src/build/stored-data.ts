import { DataCache, type KnownFile } from '../content/source/data-cache'
import { keyFor, type Store } from '../lib/store'

/** Opens the cache of a data folder, with the files that an earlier run of this program found valid. */
export function openDataCache(store: Store, folder: string): DataCache {
  return new DataCache(entriesIn(store.read(keyOf(folder)) ?? []))
}

/** Keeps the files that were valid in this run. */
export async function writeDataCache(store: Store, folder: string, cache: DataCache): Promise<void> {
  const changed = cache.settle()
  if (changed !== undefined) await store.write(keyOf(folder), linesOf(changed))
}

function* entriesIn(lines: Iterable<string>): Generator<readonly [string, KnownFile]> {
  for (const line of lines) yield JSON.parse(line)
}

function* linesOf(files: ReadonlyMap<string, KnownFile>): Generator<string> {
  for (const entry of files) yield JSON.stringify(entry)
}

function keyOf(folder: string): string {
  return keyFor('data', folder)
}
