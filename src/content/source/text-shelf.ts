import { withMadeFields } from '../made-fields'
import { memo } from '../memo'
import { isFree, noteFree } from './placeholders'
import { type Place, ShelfFile } from './shelf-file'

/** Takes what records say at length out of memory. */
export interface Shelf {
  /** Has it used from now on. */
  open(): void
  /** The same record; once the shelf is in use, its long texts and its lists are made anew each time they are asked for. */
  put<T>(record: T): T
}

/** Leaves everything in memory. */
export const noShelf: Shelf = { open: () => undefined, put: (record) => record }

/** In characters: shorter texts take hardly more room than it takes to find them again. */
const long = 64

/** The field that the heads of pages say: it is asked for several times in a build. */
const often = 'description'

/** What is not in a record that was put on the shelf. */
interface Shelved extends Place {
  /** Its lists, as JSON: a list of seven words takes three times as much. */
  readonly lists: string
}

/** Keeps the long texts of records in a file. Where that cannot be written, they stay in memory. */
export class TextShelf implements Shelf {
  readonly #folder: string
  #file: ShelfFile | undefined
  #isAsked = false
  /** Remembers the texts that were read last: whoever asks for one mostly asks for the others. */
  readonly #textsAt = memo(1, (place: Place) => this.#read(place))
  readonly #kindOf = memo(100, (names: string) => this.#kind(JSON.parse(names)))

  /** @param folder where the file is made */
  constructor(folder: string) {
    this.#folder = folder
  }

  open(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      this.#file = new ShelfFile(this.#folder)
    } catch {
      // Everything stays in memory.
    }
  }

  put<T>(record: T): T
  put(record: unknown): unknown {
    if (typeof record !== 'object' || record === null) return record
    // A text with a placeholder is filled in, and is another one then.
    if (this.#file === undefined || !isFree(record)) return record
    const fields = Object.entries(record)
    const texts = fields.filter(isLong)
    const place = this.#write(texts.map(([, text]) => text))
    if (place === undefined) return record
    const lists = fields.filter(isList)
    const kind = this.#kindOf(JSON.stringify([texts, lists].map(namesOf)))
    const rest = fields.filter((field) => !isLong(field) && !isList(field))
    const shelved = kind(Object.fromEntries(rest), { ...place, lists: JSON.stringify(lists.map(([, list]) => list)) })
    noteFree(shelved)
    return shelved
  }

  /** Makes records of which these fields are on the shelf. */
  #kind([texts, lists]: readonly [readonly string[], readonly string[]]) {
    const makers = [
      ...texts.map((name, index) => [name, (_: object, place: Shelved) => this.#textsAt(place)[index]] as const),
      ...lists.map((name, index) => [name, (_: object, place: Shelved) => parsed(place.lists)[index]] as const),
    ]
    return withMadeFields<object, Shelved, object>(Object.fromEntries(makers))
  }

  /** Where the texts are. Undefined where the disk is full. */
  #write(texts: readonly string[]): Place | undefined {
    try {
      return this.#file?.put(Buffer.from(JSON.stringify(texts)))
    } catch {
      return undefined
    }
  }

  #read(place: Place): readonly string[] {
    if (this.#file === undefined) throw new TypeError('found no shelf, expected one that holds a text')
    return JSON.parse(this.#file.at(place).toString())
  }
}

function parsed(lists: string): readonly unknown[] {
  return JSON.parse(lists)
}

function isLong(field: readonly [string, unknown]): field is [string, string] {
  return typeof field[1] === 'string' && field[1].length >= long && field[0] !== often
}

function isList(field: readonly [string, unknown]): field is [string, readonly unknown[]] {
  return Array.isArray(field[1])
}

function namesOf(fields: readonly (readonly [string, unknown])[]): string[] {
  return fields.map(([name]) => name)
}
