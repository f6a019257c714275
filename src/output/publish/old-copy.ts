import type { Restamps } from '../ledger/ledger-entries'
import type { OutputLedger } from '../ledger/output-ledger'
import type { BuildWorker } from '../worker/build-worker'
import { restampNow } from './survey'

/** What is copied, and where to. */
interface CopyPlace {
  readonly out: string
  /** The folder of the copy. */
  readonly renewed: string
  /** The folder of the spare folders. */
  readonly spares: string
  readonly ledger: Pick<OutputLedger<unknown>, 'entries' | 'restamp' | 'keep'>
}

/** Has a worker copy the known part of an old output, which most of the new one will equal. */
export class OldCopy {
  readonly #worker: BuildWorker
  readonly #place: CopyPlace
  /** Whether a copy was made. */
  #copy: Promise<boolean> | undefined

  constructor(worker: BuildWorker, place: CopyPlace) {
    this.#worker = worker
    this.#place = place
  }

  /** Begins, once. Called only once a new output is likely, since copying changes the stamps of the files. */
  begin(): void {
    const { renewed, spares } = this.#place
    this.#copy ??= this.#worker.ask('copy', { renewed, spares })
  }

  /** Whether there is a copy. @throws Error when the worker failed */
  async isMade(): Promise<boolean> {
    return (await this.#copy) ?? false
  }

  /** From now on, the ledger knows the files by the stamps that copying gave them. */
  async restampLedger(): Promise<void> {
    this.#place.ledger.restamp(await this.#worker.ask('restamped'))
  }

  /**
   * The stamps that copying gave the files. If the old output stays, the next build must recognize them by these. Undefined
   * if the worker cannot tell any more: then the next build compares them by their bytes.
   */
  restamped(): Promise<Restamps | undefined> {
    return this.#worker.ask('restamped').catch(() => undefined)
  }

  /** Keeps the ledger of the old output, which stays. @param isCopyKept removing a copy changes the stamps once more */
  keepLedger(stamps: Restamps, isCopyKept: boolean): void {
    const { out, ledger } = this.#place
    ledger.restamp(stamps)
    const again = isCopyKept ? [] : ledger.entries.filter((_, index) => Boolean(stamps[index]))
    for (const entry of again) restampNow(out, entry)
    ledger.keep()
  }
}
