import type { Fingerprints } from '../fingerprints'
import { sha256 } from '../sha256'
import type { Data } from './data'
import type { DataFile } from './discover'
import { readText } from './read-text'
import type { TextHashes } from './text-hashes'

/** Returns the text hash of a file that has been read, by path. */
type Hashes = Pick<TextHashes, 'hashOf'>

/**
 * Fingerprint of a data folder: equal for the same files with the same texts. @param files in the order of their fingerprints
 */
export function fingerprintFiles(files: readonly DataFile[], hashes: Hashes): string {
  // Not as JSON, for which there would be an array for each of thousands of files. No name has a zero in it.
  return sha256(files.map(({ file, path }) => `${hashes.hashOf(path)} ${file}`).join('\0'))
}

/**
 * Makes sure that the hashes of all files are known. Reads only files that look different from before and are not too
 * large.
 *
 * @returns whether one of them has another text than in an earlier run
 */
export function hashAll(
  files: readonly DataFile[],
  hashes: Pick<TextHashes, 'find' | 'add' | 'isOther'>,
): { readonly isChanged: boolean } {
  const unknown = files.filter(({ kind, path }) => kind !== undefined && hashes.find(path) === undefined)
  for (const { path } of unknown) readText(path, hashes)
  return { isChanged: unknown.some(({ path }) => hashes.isOther(path)) }
}

/** Registers the keys of records as their fingerprints; any others are fingerprinted by their content. */
export function fingerprintRecords(data: Data, fingerprints: Fingerprints): void {
  for (const { value, source } of Object.values(data).flat()) {
    if (source.key !== undefined) fingerprints.add(value, source.key)
  }
}
