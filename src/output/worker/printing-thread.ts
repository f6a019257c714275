import { bufferSize } from '../encoding-buffer'
import type { PageDraft } from '../print/page-draft'
import type { BuildWorker } from './build-worker'
import { counted, newCounter } from './counter'
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
  #batches = 0
  /** How many of them have been printed. */
  readonly #printed = newCounter()

  constructor(worker: Pick<BuildWorker, 'ask'>, data: PrintData) {
    this.#worker = worker
    this.#data = data
  }

  /** Whether it has been told to load the templates. */
  get isOpen(): boolean {
    return this.#opened !== undefined
  }

  /** How many batches it has yet to print. Those that it has printed do not count, even before they are put. */
  get toPrint(): number {
    return this.#batches - counted(this.#printed)
  }

  /** Has the worker load the templates, once. */
  open(): Promise<unknown> {
    this.#opened ??= this.#worker.ask('open', this.#data)
    return this.#opened
  }

  /**
   * Prints a batch of pages. Their templates must be loaded.
   *
   * @param put receives the pages in the order of their drafts; what they contain stays until it returns
   */
  print(drafts: readonly PageDraft[], put: (pages: readonly PrintedPage[]) => void): Promise<void> {
    const memory = this.#memory.pop() ?? new SharedArrayBuffer(bufferSize)
    this.#batches++
    // A function that waits would keep the drafts: of a hundred thousand, many would outlive a collection.
    return this.#worker.ask('print', drafts, memory, this.#printed).then((pages) => {
      put(pages)
      this.#memory.push(memory)
    })
  }
}
