import { sha256 } from '../content/sha256'
import { type DataMemory, noRecords } from '../content/source/data-memory'
import { type HashedFile, TextHashes } from '../content/source/text-hashes'
import { noShelf, type Shelf, TextShelf } from '../content/source/text-shelf'
import { KeptRecords } from './kept-records'
import { recordsFolder, shelfFolder, textHashes } from './page-stores'
import { programName } from './program-name'
import type { TextStore } from './text-store'

/** Keeps what was read of a data folder, apart for each state of the program. */
export class KeptData implements DataMemory {
  readonly #hashes: TextStore
  readonly #records: KeptRecords | undefined
  readonly #name: string
  /** The hashes as they are kept. */
  #known: string
  readonly hashes: TextHashes
  readonly shelf: Shelf

  /** @param withRecords whether records are to be what they were found to mean, without another look at their files */
  constructor(packageRoot: string, dataFolder: string, withRecords: boolean) {
    this.#name = sha256(`${programName}\n${dataFolder}`)
    this.#hashes = textHashes(packageRoot)
    this.shelf = withRecords ? new TextShelf(shelfFolder(packageRoot)) : noShelf
    this.#records = withRecords ? new KeptRecords(recordsFolder(packageRoot), this.#name, this.shelf) : undefined
    this.#known = this.#hashes.read(this.#name) ?? '[]'
    const before: readonly HashedFile[] = JSON.parse(this.#known)
    this.hashes = new TextHashes(before)
  }

  get records(): DataMemory['records'] {
    return this.#records ?? noRecords
  }

  readonly writeHashes: DataMemory['writeHashes'] = async () => {
    const known = JSON.stringify(this.hashes.settled())
    this.#hashes.renew(this.#name, known, this.#known)
    this.#known = known
    await this.#hashes.sweep()
  }

  readonly write: DataMemory['write'] = async () => {
    await Promise.all([this.writeHashes(), this.#records?.write()])
  }
}
