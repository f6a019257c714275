import { sha256 } from '../content/sha256'
import { type DataMemory, noRecords } from '../content/source/data-memory'
import { type HashedFile, TextHashes } from '../content/source/text-hashes'
import { KeptRecords } from './kept-records'
import { keptRecords, textHashes } from './page-stores'
import { ParsedTexts } from './parsed-texts'
import { programName } from './program-name'
import type { TextStore } from './text-store'

/** Keeps what was read of a data folder, apart for each state of the program. */
export class KeptData implements DataMemory {
  readonly #texts: ParsedTexts
  readonly #hashes: TextStore
  readonly #name: string
  /** The hashes as they are kept. */
  #known: string
  hashes: TextHashes
  records: DataMemory['records']

  /** @param asTyped whether records are to be as they stand in their files, and not as they were found to be meant */
  constructor(packageRoot: string, dataFolder: string, asTyped: boolean) {
    this.#texts = new ParsedTexts(packageRoot)
    this.#hashes = textHashes(packageRoot)
    this.#name = sha256(`${programName}\n${dataFolder}`)
    this.#known = this.#hashes.read(this.#name) ?? '[]'
    const before: readonly HashedFile[] = JSON.parse(this.#known)
    this.hashes = new TextHashes(before)
    this.records = asTyped ? noRecords : new KeptRecords(keptRecords(packageRoot), this.#name)
  }

  readonly recall: DataMemory['recall'] = (text) => this.#texts.recall(text)

  readonly keep: DataMemory['keep'] = (text, made) => this.#texts.keep(text, made)

  readonly writeHashes: DataMemory['writeHashes'] = async () => {
    const known = JSON.stringify(this.hashes.settled())
    if (known === this.#known) return
    this.#known = known
    this.#hashes.write(this.#name, known)
    await this.#hashes.sweep()
  }

  readonly write: DataMemory['write'] = async () => {
    await Promise.all([this.writeHashes(), this.records.write(), this.#texts.sweep()])
  }

  readonly letGo: DataMemory['letGo'] = () => {
    this.#known = ''
    this.hashes = new TextHashes()
    this.records = noRecords
  }
}
