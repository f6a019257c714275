import { StoredList } from '../cache/stored-list'
import type { TextStore } from '../cache/text-store'
import type { LedgerEntry } from './ledger-entries'

/** What is recorded about the output as a whole. */
interface LedgerHead<About> {
  /** Fingerprint of everything that pages have in common: settings, templates, program. */
  readonly common: string
  /** Data about the build itself; omitted if the folder was not exactly what the build had written. */
  readonly about?: About
}

/** The files of an output folder. */
export interface Ledger<About> extends LedgerHead<About> {
  readonly files: readonly LedgerEntry[]
}

const nothingKnown = { common: '', files: [] }

/** The ledger of an output folder as the last build has stored it. */
export class StoredLedger<About> {
  readonly #store: TextStore
  readonly #list: StoredList<LedgerHead<About>, LedgerEntry>
  /** Hash of what it was read from; undefined if there was none. */
  #read: string | undefined
  /** Undefined after `rest`. */
  #last: Ledger<About> | undefined = nothingKnown

  /** @param store where ledgers are kept; `name` is the key of this one; nothing is read if that is of no use */
  constructor(store: TextStore, name: string, isOfUse: boolean) {
    this.#store = store
    this.#list = new StoredList(store, name, { keyOf: ({ paths: [path = ''] }) => path, stampOf: ({ stamp }) => stamp })
    if (isOfUse) this.readAgain()
  }

  /** Reads it again: another build of the folder may have finished since. */
  readAgain(): void {
    const { ledger, hash } = this.#stored()
    this.#read = hash
    this.#last = ledger
  }

  /** Drops it from memory and reads it again when needed. Changes of its entries are lost. */
  rest(): void {
    this.#list.rest()
    this.#last = undefined
  }

  /** Empty if it has to be read again, and another build has written one since. */
  get last(): Ledger<About> {
    this.#last ??= this.#sameAgain()
    return this.#last
  }

  /** Writes the old one again with the current stamps of its entries, unless another build has written one since. */
  keep(): void {
    if (this.#stored().hash === this.#read) this.write(this.last)
  }

  /** Forgets the folder. */
  forget(): void {
    this.write(nothingKnown)
  }

  /** Writes a new one. */
  write({ files, ...head }: Ledger<About>): void {
    this.#list.write({ head, items: files })
  }

  /** Removes the ledgers of folders that have not been built for long. */
  sweep(): Promise<void> {
    return this.#store.sweep()
  }

  /** The ledger as stored, and the hash of that. */
  #stored(): { readonly ledger: Ledger<About>; readonly hash: string | undefined } {
    const { head, items = [], hash } = this.#list.read() ?? {}
    return { ledger: { ...(head ?? nothingKnown), files: items }, hash }
  }

  /** The old output was compared with the ledger that was read first. */
  #sameAgain(): Ledger<About> {
    const { ledger, hash } = this.#stored()
    return hash === this.#read ? ledger : nothingKnown
  }
}
