import { bufferSize } from '../encoding-buffer'
import { type PageDraft, sizeOf } from '../print/page-draft'
import type { BuildWorker } from './build-worker'
import type { Claim } from './claim'
import { newCounter, uncounted } from './counter'
import type { PrintData, PrintedPage } from './messages'

/** A worker that prints pages, and what it has yet to print. It may have other tasks, too. */
export class PrintingThread {
  readonly #worker: Pick<BuildWorker, 'ask'>
  readonly #data: PrintData
  /**
   * What the worker prints into, if it is not in use: pages in memory of their own would have the main thread collect
   * garbage again and again.
   */
  readonly #memory: SharedArrayBuffer[] = []
  #opened: Promise<unknown> | undefined
  /** In characters: how much it was given, and how much of that it has printed. */
  #given = 0
  readonly #printed = newCounter()

  constructor(worker: Pick<BuildWorker, 'ask'>, data: PrintData) {
    this.#worker = worker
    this.#data = data
  }

  /** Whether it has been told to load the templates. */
  get isOpen(): boolean {
    return this.#opened !== undefined
  }

  /** In characters: how much it has yet to print. What it has printed does not count, even before that is put. */
  get toPrint(): number {
    return uncounted(this.#given, this.#printed)
  }

  /** Has the worker load the templates, once. */
  open(): Promise<unknown> {
    this.#opened ??= this.#worker.ask('open', this.#data)
    return this.#opened
  }

  /**
   * Prints pages. Their templates must be loaded.
   *
   * @param claim taken by whoever prints them
   * @param put receives the pages in the order of their drafts; what they contain stays until it returns
   */
  print(drafts: readonly PageDraft[], claim: Claim, put: (pages: readonly PrintedPage[]) => void): Promise<void> {
    const memory = this.#memory.pop() ?? new SharedArrayBuffer(bufferSize)
    this.#given += sizeOf(drafts)
    // A function that waits would keep the drafts: of a hundred thousand, many would outlive a collection.
    return this.#worker.ask('print', drafts, { memory, printed: this.#printed, claim }).then((pages) => {
      if (pages !== undefined) put(pages)
      this.#memory.push(memory)
    })
  }
}
