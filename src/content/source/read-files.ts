import { schemas } from '../schema'
import type { DataCache } from './data-cache'
import type { DataFile } from './discover'
import { readDataFile } from './read-file'

/** Reads data files and adds those that are valid to a cache. Why others are not, is reported when they are read again. */
export function readFiles(files: readonly DataFile[], cache: DataCache): void {
  for (const file of files) {
    const { kind } = file
    if (kind !== undefined) readDataFile({ ...file, kind }, schemas[kind], cache)
  }
}
