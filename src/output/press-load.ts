import { isVast } from './is-vast'

/** How many characters of drafts are handed over at a time: a few milliseconds of work. */
export const batchSize = 50_000

/** How much the thread that prints is given before another prints, too, so that it always has something to go on with. */
const enough = 8 * batchSize

/**
 * What a thread at other work is not made ready for, and what it is given at first. Of a vast site it is always as much:
 * more drafts would outlive a clearing of the memory, where room is worth more than time.
 */
export const little = 4 * batchSize

/** The most that it is given while it is about to begin: the other one has long lists to make then. */
const mostAtFirst = 40 * batchSize

/** In characters of drafts: a quarter of what there is to print for a page. */
const quarter = 1_000

/** What a thread that prints has been given and has not printed yet. */
export class PressLoad {
  readonly #enough: number
  readonly #enoughAtFirst: number
  #size = 0
  #hasPrinted = false

  /** @param pages how many the site has; `isBusy` tells whether the thread is at other work, nobody knows for how long */
  constructor(pages: number, isBusy: boolean) {
    this.#enough = isVast(pages) ? little : enough
    const isSparing = isBusy || isVast(pages)
    this.#enoughAtFirst = isSparing ? little : Math.max(little, Math.min(mostAtFirst, quarter * pages))
  }

  /** Whether it has enough to go on with. */
  get isEnough(): boolean {
    return this.#size >= (this.#hasPrinted ? this.#enough : this.#enoughAtFirst)
  }

  /** It was given drafts of so many characters. */
  give(size: number): void {
    this.#size += size
  }

  /** It is done with them. */
  take(size: number): void {
    this.#size -= size
    this.#hasPrinted = true
  }
}
