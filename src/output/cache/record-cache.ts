import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import type { RecordMemory } from '../../content/source/data-memory'
import { isFree, noteFree } from '../../content/source/placeholders'
import { isOfMany, kindOf } from '../../content/source/read-source'
import { noSpill, type TextSpill } from '../../content/source/text-spill'
import { asciiJson } from './ascii-json'
import { removeOldest } from './remove-oldest'
import { TextStore } from './text-store'

/** How many caches of records to keep, one per data folder and program version. */
const limit = 20

/** A record, and the key that identifies its text and how it is read. */
export type KeyedRecord = readonly [key: string, value: unknown]

/**
 * Some records as the lines of a file. Each is parsed by itself: V8 would need new memory for a text of hundreds of
 * kilobytes, but not for short ones.
 */
export type Piece = readonly string[]

/** A record in a piece, and whether it is known to contain no `{name}` placeholder, which every build looks for. */
type CachedRecord = readonly [key: string, value: unknown, isFree: boolean]

/**
 * Caches the records of a data folder in pieces, one per batch of files: parsing thousands of files takes longer than
 * hashing them. A piece is written as soon as its last record is known, while the texts of its records are still in
 * memory.
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

  readonly find: RecordMemory['find'] = (key) => {
    this.#read()
    const value = this.#known.get(key)
    return value === undefined ? undefined : { value }
  }

  /** Whether there is no piece yet, of an earlier run or of this one. */
  get isEmpty(): boolean {
    return this.#read().size === 0
  }

  /** Keeps a piece that another thread has just made. */
  learn(piece: Piece): void {
    const keys = piece.map((line) => this.#add(line))
    if (keys.length > 0) this.#write(nameOf(keys), piece)
  }

  readonly tell: RecordMemory['tell'] = (key, value) => {
    this.#told.push([key, value])
  }

  readonly endBatch: RecordMemory['endBatch'] = () => {
    if (this.#told.length === 0) return
    const records = this.#told
    this.#told = []
    const name = nameOf(records.map(([key]) => key))
    this.#pieces.add(name)
    if (!this.#read().has(name)) this.#write(name, pieceOf(records))
  }

  /**
   * Persists the records of this run and no others, unless there are none. If the folder cannot be written, the next
   * run is merely slower.
   */
  async write(): Promise<void> {
    if (this.#pieces.size === 0) return
    try {
      for (const name of readdirSync(this.#folder)) if (!this.#pieces.has(name)) rmSync(join(this.#folder, name))
      // The folder's mtime records when it was last used.
      utimesSync(this.#folder, new Date(), new Date())
    } catch {
      // The next run reads the records from their files.
    }
    await removeOldest(this.#parent, limit)
  }

  /** If the folder cannot be written, the next run reads the records from their files. */
  #write(name: string, piece: Piece): void {
    this.#store.writeLines(name, piece)
    this.#read().add(name)
  }

  #read(): Set<string> {
    this.#kept ??= new Set(
      namesIn(this.#folder).filter((name) => this.#store.readLines(name, (line) => this.#add(line))),
    )
    return this.#kept
  }

  /** Adds the record of a line to those that are known. @returns its key */
  #add(line: string): string {
    const [key, value, free]: CachedRecord = JSON.parse(line)
    this.#known.set(key, this.#spilled(key, value, free))
    return key
  }

  #spilled(key: string, value: unknown, free: boolean): unknown {
    if (free) noteFree(value)
    return isOfMany(kindOf(key)) ? this.#spill.put(value) : value
  }
}

function nameOf(keys: readonly string[]): string {
  return sha256(keys.join())
}

/** A piece of records. */
export function pieceOf(records: readonly KeyedRecord[]): Piece {
  return records.map((record) => `${asciiJson(cached(record))}\n`)
}

/** A record in the form in which it is stored. */
function cached([key, value]: KeyedRecord): CachedRecord {
  return [key, value, isFree(value)]
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing is cached yet.
    return []
  }
}
