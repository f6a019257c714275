import { crc32 } from 'node:zlib'
import type { DataFile } from './discover'
import { isJson } from './source'

/** Average number of files per batch: some ten milliseconds of reading JSON, or thirty of YAML. */
const batchSizes = { json: 128, yaml: 32 }

/**
 * Divides files of one kind into batches, each of which one thread reads and the cache keeps as one piece. A batch ends
 * where the name of a file says so, and not after a number of them, so that one more leaves the others as they are.
 */
export function fileBatches(files: readonly DataFile[]): DataFile[][] {
  const batches: DataFile[][] = [[]]
  for (const file of files) {
    batches.at(-1)?.push(file)
    if (endsBatch(file)) batches.push([])
  }
  return batches.filter(({ length }) => length > 0)
}

function endsBatch({ slug, path }: DataFile): boolean {
  return crc32(slug) % batchSizes[isJson(path) ? 'json' : 'yaml'] === 0
}
