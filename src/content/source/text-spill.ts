import { withMadeFields } from '../made-fields'
import { memo } from '../memo'
import { isFree, noteFree } from './placeholders'
import { type Place, SpillFile } from './spill-file'

/** Moves long texts of records out of memory. */
export interface TextSpill {
  /** Whether spilling has started. */
  readonly isOpen: boolean
  /** Starts spilling. */
  open(): void
  /**
   * Returns the record, or, once spilling has started, an equivalent whose long texts and lists are loaded on each
   * access.
   */
  put<T>(record: T): T
}

/** Leaves everything in memory. */
export const noSpill: TextSpill = { isOpen: false, open: () => undefined, put: (record) => record }

/** In characters: shorter texts take little more memory than a reference to them. */
const long = 64

/** The field used in page heads, which is accessed several times per build. */
const often = 'description'

/** What a spilled record keeps in place of its long texts and lists. */
interface Spilled extends Place {
  /** Its lists, as JSON: an array of seven words takes three times the memory. */
  readonly lists: string
}

/** Stores long texts of records in a file. If that cannot be written, they stay in memory. */
export class DiskSpill implements TextSpill {
  readonly #folder: string
  #file: SpillFile | undefined
  #isAsked = false
  /** Caches the most recently read texts: the texts of one record are mostly accessed together. */
  readonly #textsAt = memo(1, (place: Place) => this.#read(place))
  readonly #kindOf = memo(100, (names: string) => this.#kind(JSON.parse(names)))

  /** @param folder where the file is created */
  constructor(folder: string) {
    this.#folder = folder
  }

  get isOpen(): boolean {
    return this.#file !== undefined
  }

  open(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      this.#file = new SpillFile(this.#folder)
    } catch {
      // Everything stays in memory.
    }
  }

  put<T>(record: T): T
  put(record: unknown): unknown {
    if (typeof record !== 'object' || record === null) return record
    // A text with a placeholder will be replaced by a filled-in one.
    if (this.#file === undefined || !isFree(record)) return record
    const { names, texts, lists, rest } = divided(record)
    const place = this.#write(texts)
    if (place === undefined) return record
    const spilled = this.#kindOf(JSON.stringify(names))(rest, spilledAt(place, JSON.stringify(lists)))
    noteFree(spilled)
    return spilled
  }

  /** Creates the constructor of records whose fields of these names are spilled. */
  #kind([texts, lists]: readonly [readonly string[], readonly string[]]) {
    const makers = [
      ...texts.map((name, index) => [name, (_: object, place: Spilled) => this.#textsAt(place)[index]] as const),
      ...lists.map((name, index) => [name, (_: object, place: Spilled) => parsed(place.lists)[index]] as const),
    ]
    return withMadeFields<object, Spilled, object>(Object.fromEntries(makers))
  }

  /** Where the texts are stored. Undefined if the disk is full. */
  #write(texts: readonly string[]): Place | undefined {
    try {
      return this.#file?.put(JSON.stringify(texts))
    } catch {
      return undefined
    }
  }

  #read(place: Place): readonly string[] {
    if (this.#file === undefined) throw new TypeError('found no spill, expected one that holds a text')
    return JSON.parse(this.#file.at(place).toString())
  }
}

/** Divides a record into what is spilled, with the names of those fields, and what stays. */
function divided(record: object) {
  const [texts, lists]: [string[], unknown[]] = [[], []]
  const names: [string[], string[]] = [[], []]
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    if (isLong(name, value)) {
      names[0].push(name)
      texts.push(value)
    } else if (Array.isArray(value)) {
      names[1].push(name)
      lists.push(value)
    } else rest[name] = value
  }
  return { names, texts, lists, rest }
}

/** Copies field by field: object spread would give each of thousands a hidden class of its own. */
function spilledAt({ from, to }: Place, lists: string): Spilled {
  return { from, to, lists }
}

function parsed(lists: string): readonly unknown[] {
  return JSON.parse(lists)
}

function isLong(name: string, value: unknown): value is string {
  return typeof value === 'string' && value.length >= long && name !== often
}
