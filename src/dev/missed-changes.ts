import { stampAt } from '../lib/stamp'
import { type Change, changeBetween, changesBetween, type Stamps } from './stamps'

/** How often files are looked at again after they were read, in milliseconds. */
const interval = 60

/**
 * How long files are looked at again, in milliseconds. A watcher reports no second change of a file within 50 ms and no
 * second removal within 100 ms, so all that it leaves out has happened by the last look.
 */
const settling = 120

/** How many changes may fill the queue of the system, which then reports nothing about further files. */
const many = 100

/** How to find changes. */
interface Search {
  /** The stamps of all files before they were read for the first time. */
  readonly before: Stamps
  /** The current stamps of all files. */
  readonly current: () => Stamps
  /** Called with each file that has changed since it was about to be read. */
  readonly onChange: (change: Change) => void
}

/** Finds changes that a watcher does not report, by comparing files with their state when they were read. */
export class MissedChanges {
  readonly #search: Search
  /** The stamps of files when they were last about to be read. */
  #read: Map<string, string | undefined>
  /** Files that have just been read, and when they need not be looked at any more. */
  readonly #recent = new Map<string, number>()
  /** How many changes there have been since all files were compared. */
  #count = 0
  /** One for all files: version control changes thousands at once. */
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(search: Search) {
    this.#search = search
    this.#read = new Map(search.before)
  }

  /** Must be called before changed files are read, so that whatever happens to them after that is found. */
  beforeReading(changes: readonly Change[]): void {
    if (this.#isClosed) return
    const until = performance.now() + settling
    for (const { path } of changes) {
      this.#read.set(path, stampAt(path))
      this.#recent.set(path, until)
    }
    this.#count += changes.length
    this.#schedule()
  }

  /** Compares all files. @param current their stamps, which may have been taken a moment ago */
  compareAll(current = this.#search.current()): void {
    this.#count = 0
    for (const { path } of changesBetween(this.#read, current)) {
      const change = changeBetween(path, this.#read.get(path), stampAt(path))
      if (change !== undefined) this.#search.onChange(change)
    }
  }

  /** Makes everything that exists count as new. */
  forget(): void {
    this.#read = new Map()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    // Must not keep the process alive.
    this.#timer ??= setTimeout(() => this.#lookAgain(), interval).unref()
  }

  #lookAgain(): void {
    this.#timer = undefined
    const now = performance.now()
    for (const [path, until] of this.#recent) {
      const change = changeBetween(path, this.#read.get(path), stampAt(path))
      // A changed file becomes recent again as soon as it is about to be read.
      if (change !== undefined || now >= until) this.#recent.delete(path)
      if (change !== undefined) this.#search.onChange(change)
    }
    if (this.#recent.size > 0) this.#schedule()
    else if (this.#count >= many) this.compareAll()
  }
}
