import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from '../names'
import { sha256 } from '../sha256'
import type { Data } from './data'
import { type DataFile, discoverData } from './discover'
import { filesBelow } from './entries-below'

/** Names what is read of a data folder: the same name, the same files with the same texts. */
export class DataSeal {
  /** Of the texts, by file; undefined for one that is not read. In the order of their names. */
  readonly #hashes = new Map<string, string | undefined>()

  /** Adds a file, in the order of their names. @param text undefined where it is not read */
  add({ file }: DataFile, text: string | undefined): void {
    this.#hashes.set(file, text === undefined ? undefined : sha256(text))
  }

  /** The name of the whole folder, when all files are added. */
  name(): string {
    return sha256(JSON.stringify([...this.#hashes]))
  }

  /** Tells the names of records: that of the file that a record stands in, and of its text. */
  tell(data: Data, names: Names): void {
    for (const { value, source } of Object.values(data).flat()) {
      const textHash = this.#hashes.get(source.file)
      if (textHash !== undefined) names.add(value, `${textHash} ${source.file}`)
    }
  }
}

/**
 * The name of a data folder as it is now; undefined where a file has changed since a moment.
 *
 * @param cwd the folder against which file names in messages are given
 * @param since in milliseconds since 1970: looked at first, for that takes less time than reading
 */
export function sealOf(dataFolder: string, cwd: string, since: number): string | undefined {
  const files = filesBelow(dataFolder)
  if (files.some(({ path }) => statSync(join(dataFolder, path)).mtimeMs >= since)) return undefined
  const seal = new DataSeal()
  for (const file of discoverData(dataFolder, cwd)) seal.add(file, file.kind && readFileSync(file.path, 'utf8'))
  return seal.name()
}
