import { bufferSize } from '../encoding-buffer'
import type { PageDraft } from '../print/page-draft'
import type { BuildWorker } from './build-worker'
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
  #toPrint = 0

  constructor(worker: Pick<BuildWorker, 'ask'>, data: PrintData) {
    this.#worker = worker
    this.#data = data
  }

  /** Whether it has been told to load the templates. */
  get isOpen(): boolean {
    return this.#opened !== undefined
  }

  /** In characters: how much it has yet to print. */
  get toPrint(): number {
    return this.#toPrint
  }

  /** Has the worker load the templates, once. */
  open(): Promise<unknown> {
    this.#opened ??= this.#worker.ask('open', this.#data)
    return this.#opened
  }

  /**
   * Prints pages. Their templates must be loaded.
   *
   * @param size of the drafts, in characters
   * @param put receives the pages in the order of their drafts; what they contain stays until it returns
   */
  print(drafts: readonly PageDraft[], size: number, put: (pages: readonly PrintedPage[]) => void): Promise<void> {
    const memory = this.#memory.pop() ?? new SharedArrayBuffer(bufferSize)
    this.#toPrint += size
    // A function that waits would keep the drafts: of a hundred thousand, many would outlive a collection.
    return this.#put(this.#worker.ask('print', drafts, memory), put, size).then(() => void this.#memory.push(memory))
  }

  async #put(
    printing: Promise<readonly PrintedPage[]>,
    put: (pages: readonly PrintedPage[]) => void,
    size: number,
  ): Promise<void> {
    try {
      put(await printing)
    } finally {
      this.#toPrint -= size
    }
  }
}
