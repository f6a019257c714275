import type { Change } from './changes'
import { changesBetween, type Stamps, stampsIn } from './stamps'

/** How often, in milliseconds: to look at ten thousand files takes a tenth of it. */
const interval = 1_000

/** Finds changes by looking at all files again and again, for where the system cannot watch so many. */
export class PolledFiles {
  readonly #folders: readonly string[]
  readonly #timer: NodeJS.Timeout
  #stamps: Stamps

  /** @param add called with each change */
  constructor(folders: readonly string[], add: (change: Change) => void) {
    this.#folders = folders
    this.#stamps = stampsIn(folders)
    this.#timer = setInterval(() => this.#look(add), interval)
  }

  /** When they were last looked at. */
  get stamps(): Stamps {
    return this.#stamps
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look(add: (change: Change) => void): void {
    const before = this.#stamps
    this.#stamps = stampsIn(this.#folders)
    for (const change of changesBetween(before, this.#stamps)) add(change)
  }
}
