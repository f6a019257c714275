import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import type { RecordMemory } from '../../content/source/data-memory'
import { isOfMany, kindOf } from '../../content/source/read-source'
import { noSpill, type TextSpill } from '../../content/source/text-spill'
import { writeBeside } from '../../content/write-beside'
import { type KeyedRecord, moveInto, type Piece, pieceOf, recordIn, recordsOf } from './record-piece'
import { removeOldest } from './remove-oldest'
import { StoredRecord } from './stored-record'
import { TextStore } from './text-store'

/** How many caches of records to keep, one per data folder and program version. */
const limit = 20

/** Ends the name of the file with the texts of a piece. */
const ofTexts = '.texts'

/**
 * Caches the records of a data folder in pieces, one per batch of files: parsing thousands of files takes longer than
 * hashing them. A piece is written as soon as its last record is known, while the texts of its records are still in
 * memory. Long texts are in a file of their own, which is not read until one of them is needed.
 */
export class RecordCache implements RecordMemory {
  readonly #parent: string
  readonly #folder: string
  readonly #store: TextStore
  readonly #spill: TextSpill
  /** Names of the pieces kept by an earlier run, and of those written by this one. */
  #kept: Set<string> | undefined
  readonly #known = new Map<string, unknown>()
  /** The records of this run that are not in a piece yet. */
  #told: KeyedRecord[] = []
  /** Names of the pieces of this run. */
  readonly #pieces = new Set<string>()

  /**
   * @param folder holds the records of all data folders; `name` identifies one of them and the program that checks it
   * @param spill stores the texts of cached records
   */
  constructor(folder: string, name: string, spill = noSpill) {
    this.#spill = spill
    this.#parent = folder
    this.#folder = join(folder, name)
    this.#store = new TextStore(this.#folder, Number.POSITIVE_INFINITY)
  }

  readonly find: RecordMemory['find'] = (key, source) => {
    this.#read()
    const value = this.#known.get(key)
    if (value === undefined) return undefined
    return { value: value instanceof StoredRecord ? value.from(source) : value }
  }

  /** Whether there is no piece yet, of an earlier run or of this one. */
  get isEmpty(): boolean {
    return this.#read().size === 0
  }

  /** Keeps a piece that another thread has just made. */
  learn(piece: Piece): void {
    const records = recordsOf(piece)
    for (const record of records) this.#add(record)
    if (records.length > 0) this.#write(nameOf(records), piece)
  }

  readonly tell: RecordMemory['tell'] = (key, value) => {
    this.#told.push([key, value])
  }

  readonly endBatch: RecordMemory['endBatch'] = () => {
    if (this.#told.length === 0) return
    const records = this.#told
    this.#told = []
    const name = nameOf(records)
    this.#pieces.add(name)
    if (this.#read().has(name)) return
    const piece = pieceOf(records, this.#spill.isOpen)
    this.#write(name, piece)
    moveInto(piece, this.#textsOf(name), records)
  }

  /**
   * Persists the records of this run and no others, unless there are none. If the folder cannot be written, the next
   * run is merely slower.
   */
  async write(): Promise<void> {
    if (this.#pieces.size === 0) return
    try {
      for (const name of readdirSync(this.#folder)) {
        if (!this.#pieces.has(pieceNamed(name))) rmSync(join(this.#folder, name))
      }
      // The folder's mtime records when it was last used.
      utimesSync(this.#folder, new Date(), new Date())
    } catch {
      // The next run reads the records from their files.
    }
    await removeOldest(this.#parent, limit)
  }

  /** If the folder cannot be written, the next run reads the records from their files. */
  #write(name: string, { heads, texts }: Piece): void {
    this.#store.writeLines(name, heads)
    if (texts !== '') writeBeside(this.#textsOf(name), (beside) => writeFileSync(beside, texts, 'latin1'))
    this.#read().add(name)
  }

  #textsOf(name: string): string {
    return join(this.#folder, `${name}${ofTexts}`)
  }

  #read(): Set<string> {
    if (this.#kept !== undefined) return this.#kept
    const files = new Set(namesIn(this.#folder))
    this.#kept = new Set([...files].filter((name) => !name.endsWith(ofTexts) && this.#readPiece(name, files)))
    return this.#kept
  }

  #add([key, value]: KeyedRecord): void {
    const isSpilled = !(value instanceof StoredRecord) && isOfMany(kindOf(key))
    this.#known.set(key, isSpilled ? this.#spill.put(value) : value)
  }

  /** Adds its records to those that are known. @returns whether it is whole */
  #readPiece(name: string, files: ReadonlySet<string>): boolean {
    const texts = files.has(name + ofTexts) ? this.#textsOf(name) : undefined
    let isWhole = true
    const read = this.#store.readLines(name, (line) => {
      const record = recordIn(line, texts)
      if (record === undefined) isWhole = false
      else this.#add(record)
    })
    return read !== undefined && isWhole
  }
}

/** The name of a piece. */
function nameOf(records: readonly KeyedRecord[]): string {
  return sha256(records.map(([key]) => key).join())
}

/** The name of the piece that a file belongs to. */
function pieceNamed(file: string): string {
  return file.endsWith(ofTexts) ? file.slice(0, -ofTexts.length) : file
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing is cached yet.
    return []
  }
}
