import { setTimeout } from 'node:timers/promises'
import type { Change } from './stamps'

/** How long changes are collected, in milliseconds: editors and version control write several files at once. */
const gathering = 10

/** Collects changes and processes them in batches, one batch at a time. */
export class Batches {
  readonly #onChanges: (changes: readonly Change[]) => Promise<void>
  readonly #gathered = new Map<string, Change>()
  #dealing: Promise<void> | undefined

  /** @param onChanges processes a batch; must not throw */
  constructor(onChanges: (changes: readonly Change[]) => Promise<void>) {
    this.#onChanges = onChanges
  }

  add({ path, isEdit }: Change): void {
    this.#gathered.set(path, { path, isEdit: isEdit && (this.#gathered.get(path)?.isEdit ?? true) })
    this.#dealing ??= this.#deal()
  }

  /** Waits until all added changes have been processed. */
  async settled(): Promise<void> {
    await this.#dealing
  }

  async #deal(): Promise<void> {
    while (this.#gathered.size > 0) {
      await setTimeout(gathering)
      const batch = [...this.#gathered.values()]
      this.#gathered.clear()
      await this.#onChanges(batch)
    }
    this.#dealing = undefined
  }
}
