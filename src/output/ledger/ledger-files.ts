import type { LedgerEntry } from './ledger-entries'

/** The place of a file among all files of a ledger. */
export type Place = number

/** In files: how far back one is looked for at first. Threads print in turn, some thirty pages each. */
const nearby = 500

/** How often all files are looked at before there is a map of them: to make that takes as long as a hundred times. */
const manyTimes = 50

/**
 * The files of a ledger by their paths, and which of them have been recognized. A build mostly asks for them in the order of
 * the ledger: then the next one is at hand, and twenty thousand need not be found by their names.
 */
export class LedgerFiles {
  readonly #paths: string[] = []
  /** The entry of each path. */
  readonly #entries: LedgerEntry[] = []
  readonly #touched: ReadonlySet<string>
  readonly #recognized: Uint8Array
  #places: ReadonlyMap<string, Place> | undefined
  /** Where the next one is expected. */
  #next: Place = 0
  /** How many were looked at because another one stood there. */
  #lookedAt = 0

  /** @param touched paths of files that were modified since: nothing is known about them */
  constructor(entries: readonly LedgerEntry[], touched: readonly string[]) {
    for (const entry of entries) {
      for (const path of entry.paths) {
        this.#paths.push(path)
        this.#entries.push(entry)
      }
    }
    this.#touched = new Set(touched)
    this.#recognized = new Uint8Array(this.#paths.length)
  }

  /** Undefined if nothing is known about the file. */
  placeOf(path: string): Place | undefined {
    const place = this.#paths[this.#next] === path ? this.#next : this.#found(path)
    if (place === undefined) return undefined
    this.#next = place + 1
    return this.#touched.has(path) ? undefined : place
  }

  /** The entry of a file; undefined if nothing is known about it. */
  entryAt(place: Place | undefined): LedgerEntry | undefined {
    return place === undefined ? undefined : this.#entries[place]
  }

  /** Notes that a file is as it would be made. */
  recognize(place: Place): void {
    this.#recognized[place] = 1
  }

  /** Whether that has been noted of a file. */
  isRecognized(place: Place): boolean {
    return this.#recognized[place] === 1
  }

  /** Whether a file has been recognized under all of its paths. */
  isWhole(place: Place): boolean {
    const entry = this.#entries[place]
    let first = place
    while (first > 0 && this.#entries[first - 1] === entry) first--
    for (let at = first; this.#entries[at] === entry; at++) if (!this.isRecognized(at)) return false
    return true
  }

  /**
   * They are asked for twice, each time from the first one on. Files that the last build printed stand apart, or, where it
   * printed all of them, in batches of each thread: to look for these takes less time than a map of all.
   */
  #found(path: string): Place | undefined {
    if (this.#lookedAt < manyTimes * this.#paths.length) return this.#lookedFor(path)
    this.#places ??= placesIn(this.#paths)
    return this.#places.get(path)
  }

  /** Looks at those that stand nearby, and then at all. */
  #lookedFor(path: string): Place | undefined {
    const from = Math.max(0, this.#next - nearby)
    const near = this.#paths.indexOf(path, from)
    const place = near === -1 ? this.#paths.indexOf(path) : near
    this.#lookedAt += near === -1 ? this.#paths.length : near - from
    return place === -1 ? undefined : place
  }
}

/** Added one by one, without a pair for each of thousands. */
function placesIn(paths: readonly string[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const [place, path] of paths.entries()) places.set(path, place)
  return places
}
