import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { type DataFile, discoverData } from './discover'

/** Names what is read of a data folder: the same name, the same files with the same texts. */
export class DataSeal {
  readonly #hash = createHash('sha256')

  /** Adds a file, in the order of their names. @param text undefined where it is not read */
  add({ file }: DataFile, text: string | undefined): void {
    this.#hash.update(`${JSON.stringify([file, text?.length])}\n`)
    if (text !== undefined) this.#hash.update(text)
  }

  /** To be asked once, when all files are added. */
  name(): string {
    return this.#hash.digest('hex')
  }
}

/**
 * The name of a data folder as it is now; undefined where a file has changed since a moment.
 *
 * @param cwd the folder against which file names in messages are given
 * @param since in milliseconds since 1970: looked at first, for that takes less time than reading
 */
export async function sealOf(dataFolder: string, cwd: string, since: number): Promise<string | undefined> {
  const files = await discoverData(dataFolder, cwd)
  const read = files.filter(({ kind }) => kind !== undefined)
  if (read.some(({ path }) => statSync(path).mtimeMs >= since)) return undefined
  const seal = new DataSeal()
  for (const file of files) seal.add(file, file.kind && readFileSync(file.path, 'utf8'))
  return seal.name()
}
