import type { Names } from '../names'
import { sha256 } from '../sha256'
import type { Data } from './data'
import type { DataFile } from './discover'
import { readText } from './read-text'
import type { TextHashes } from './text-hashes'

/** What tells the hash of the text of a file that is read, by its path. */
type Hashes = Pick<TextHashes, 'hashOf'>

/** Names what is in a data folder: the same name, the same files with the same texts. @param files in the order of their names */
export function sealOf(files: readonly DataFile[], hashes: Hashes): string {
  return sha256(JSON.stringify(files.map(({ file, path }) => [file, hashes.hashOf(path)])))
}

/**
 * Looks at all files, so that their hashes are known. Only what looks different from before is read, and nothing that is
 * too large.
 */
export function hashAll(files: readonly DataFile[], hashes: Pick<TextHashes, 'find' | 'add'>): void {
  const unknown = files.filter(({ kind, path }) => kind !== undefined && hashes.find(path) === undefined)
  for (const { path } of unknown) readText(path, hashes)
}

/** Tells the names of records: that of the file that a record stands in, and of its text. */
export function nameRecords(data: Data, files: readonly DataFile[], hashes: Hashes, names: Names): void {
  const known = new Map(files.map(({ file, path }) => [file, hashes.hashOf(path)]))
  for (const { value, source } of Object.values(data).flat()) {
    const textHash = known.get(source.file)
    if (textHash !== undefined) names.add(value, `${textHash} ${source.file}`)
  }
}
