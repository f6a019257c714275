import type { RecordMemory } from '../content/source/data-memory'
import type { TextStore } from './text-store'

/** How many records are kept in one piece: a megabyte or so. After a change of one, its piece is written anew. */
const pieceSize = 500

type KeptRecord = readonly [hash: string, value: unknown]

/** Keeps the records of a data folder in a few pieces: thousands of files take longer to read than their texts to check. */
export class KeptRecords implements RecordMemory {
  readonly #store: TextStore
  readonly #name: string
  #values: Map<string, unknown> | undefined
  /** The hashes in each piece as it was read. */
  readonly #before: string[] = []
  /** The records of this run, by their hashes. */
  readonly #now = new Map<string, unknown>()

  /** @param name of the data folder, and of the program that checks it */
  constructor(store: TextStore, name: string) {
    this.#store = store
    this.#name = name
  }

  readonly find: RecordMemory['find'] = (hash) => {
    this.#values ??= this.#read()
    return this.#values.has(hash) ? { value: this.#values.get(hash) } : undefined
  }

  readonly keep: RecordMemory['keep'] = (hash, value) => {
    this.#now.set(hash, value)
  }

  readonly write: RecordMemory['write'] = async () => {
    const records = [...this.#now]
    const count = Math.max(Math.ceil(records.length / pieceSize), this.#before.length)
    for (let number = 0; number < count; number++) {
      const piece = records.slice(number * pieceSize, (number + 1) * pieceSize)
      if (hashesOf(piece) !== this.#before[number]) this.#store.write(this.#key(number), JSON.stringify(piece))
    }
    await this.#store.sweep()
  }

  #read(): Map<string, unknown> {
    const values = new Map<string, unknown>()
    for (;;) {
      const text = this.#store.read(this.#key(this.#before.length))
      if (text === undefined) return values
      const piece: readonly KeptRecord[] = JSON.parse(text)
      this.#before.push(hashesOf(piece))
      for (const [hash, value] of piece) values.set(hash, value)
    }
  }

  #key(number: number): string {
    return `${this.#name}-${number}`
  }
}

function hashesOf(piece: readonly KeptRecord[]): string {
  return piece.map(([hash]) => hash).join()
}
