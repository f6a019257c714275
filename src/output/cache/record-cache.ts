import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordMemory } from '../../content/source/data-memory'
import { isFree, noteFree } from '../../content/source/placeholders'
import { isOfMany, kindOf } from '../../content/source/read-source'
import { noSpill, type TextSpill } from '../../content/source/text-spill'
import { EncodingBuffer } from '../encoding-buffer'
import { asciiJson } from './ascii-json'
import { removeOldest } from './remove-oldest'
import { TextStore } from './text-store'

/** Approximate number of records per piece (a few hundred kilobytes). Changing one record rewrites two pieces. */
const pieceSize = 100

/** How many caches of records to keep, one per data folder and program version. */
const limit = 20

type Records = Map<string, unknown>

/** A record in a piece, and whether it is known to contain no `{name}` placeholder, which every build looks for. */
export type CachedRecord = readonly [key: string, value: unknown, isFree: boolean]

/** Caches the records of a data folder in pieces: parsing thousands of files takes longer than hashing them. */
export class RecordCache implements RecordMemory {
  readonly #parent: string
  readonly #folder: string
  readonly #store: TextStore
  readonly #buffer = new EncodingBuffer()
  readonly #spill: TextSpill
  /** Pieces kept by an earlier run, by name. */
  #pieces: ReadonlyMap<string, Records> | undefined
  readonly #known: Records = new Map()
  /** The records of this run. */
  readonly #told: Records = new Map()

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
    return this.#known.has(key) ? { value: this.#known.get(key) } : undefined
  }

  /** Adds records that another thread has just read. */
  learn(records: readonly CachedRecord[]): void {
    for (const [key, value, free] of records) this.#known.set(key, this.#spilled(key, value, free))
  }

  readonly tell: RecordMemory['tell'] = (key, value) => {
    this.#told.set(key, value)
  }

  /**
   * Persists the records of this run and no others, unless there are none. If the folder cannot be written, the next
   * run is merely slower.
   */
  async write(): Promise<void> {
    if (this.#told.size === 0) return
    const before = this.#read()
    const pieces = piecesOf(this.#told)
    try {
      for (const [name, piece] of pieces) {
        if (!isSame(piece, before.get(name))) this.#store.write(name, this.#buffer.encoded(listOf(piece)))
      }
      for (const name of readdirSync(this.#folder)) if (!pieces.has(name)) rmSync(join(this.#folder, name))
      // The folder's mtime records when it was last used.
      utimesSync(this.#folder, new Date(), new Date())
    } catch {
      // The next run reads the records from their files.
    }
    await removeOldest(this.#parent, limit)
  }

  #read(): ReadonlyMap<string, Records> {
    this.#pieces ??= new Map(namesIn(this.#folder).map((name) => [name, this.#piece(name)]))
    return this.#pieces
  }

  #piece(name: string): Records {
    const records: readonly CachedRecord[] = JSON.parse(this.#store.read(name) ?? '[]')
    const piece = new Map(records.map(([key, value, free]) => [key, this.#spilled(key, value, free)]))
    for (const [key, value] of piece) this.#known.set(key, value)
    return piece
  }

  #spilled(key: string, value: unknown, free: boolean): unknown {
    if (free) noteFree(value)
    return isOfMany(kindOf(key)) ? this.#spill.put(value) : value
  }
}

/** A piece as JSON, one string per record, so that no string of hundreds of kilobytes has to be allocated. */
function listOf(piece: Records): string[] {
  const texts = Array.from(piece, (record, index) => (index === 0 ? '[' : ',') + asciiJson(kept(record)))
  return [...texts, ']']
}

/** A record in the form in which it is stored. */
export function kept([key, value]: readonly [string, unknown]): CachedRecord {
  return [key, value, isFree(value)]
}

/**
 * Divides records into pieces by key. The number of pieces is a power of two, so that a change leaves most pieces
 * intact.
 */
function piecesOf(records: Records): ReadonlyMap<string, Records> {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(records.size / pieceSize)))
  const pieces = new Map<string, Records>()
  for (const [key, value] of records) {
    const name = `${count}-${Number.parseInt(key.slice(0, 8), 16) % count}`
    const piece = pieces.get(name) ?? new Map()
    pieces.set(name, piece.set(key, value))
  }
  return pieces
}

function isSame(piece: Records, other: Records | undefined): boolean {
  return piece.size === other?.size && [...piece.keys()].every((key) => other.has(key))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing is cached yet.
    return []
  }
}
