import { setImmediate as turn } from 'node:timers/promises'
import type { NewFile, PageFile, PrintableFile } from '../output-file'
import type { PagePrinter } from '../print/page-printer'
import { printed } from '../print/printed'
import type { Stage, Staged } from '../publish/stage'
import type { Staging } from '../publish/staging'
import type { BuildWorker } from './build-worker'
import type { PrintData } from './messages'

/** What pages are printed with, in the worker and in the main thread. */
export interface Printing {
  readonly data: PrintData
  readonly printer: PagePrinter
}

/** A worker that somebody else has started, and may be using. */
export interface BusyThread {
  readonly worker: BuildWorker
  /** Ends it, though not in the middle of what must not be interrupted. */
  readonly endWorker: () => Promise<unknown>
  /** Called when there is nothing more to print. */
  readonly release?: () => unknown
}

/** In characters: how much is handed over at a time, a few milliseconds of work. */
const batchSize = 50_000

/**
 * In characters: how much the worker has to have left to print before the main thread prints as well, so that the worker
 * never runs out of work. Twice as much saves 2 % of the time and costs 30 MB with 10,000 pages; with 100,000, so many
 * drafts survive a garbage collection that the heap grows by half.
 */
const enough = 4 * batchSize

/**
 * A stage whose pages are printed in a worker while the main thread writes, and prints what the worker has no time for.
 * Only one of them writes: two threads that create files in one folder wait for each other longer than they work. Which
 * thread prints a page makes no difference to its bytes; of several failures, that of the first page is thrown. A worker
 * that is busy with something else is not interrupted as long as there is little to print.
 */
export class ThreadStage implements Stage<PrintableFile> {
  readonly #thread: BusyThread
  readonly #data: PrintData
  readonly #printer: PagePrinter
  readonly #staging: Staging
  readonly #work: Promise<unknown>[] = []
  #batch: PageFile[] = []
  #size = 0
  /** In characters: what the worker still has to print. */
  #toPrint = 0
  #isOpen = false
  #hasFailed = false

  constructor(thread: BusyThread, { data, printer }: Printing, staging: Staging) {
    this.#thread = thread
    this.#data = data
    this.#printer = printer
    this.#staging = staging
  }

  /** Has the worker load the templates, once. */
  open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#keep(this.#thread.worker.ask({ open: this.#data }))
  }

  async put(file: PrintableFile): Promise<void> {
    if (!('draft' in file)) return this.#staging.put(file)
    // A page is printed once for all files that it is written as.
    const isSame = file.draft === this.#batch.at(-1)?.draft
    const most = this.#isOpen ? batchSize : enough
    if (this.#size >= most && !isSame) await this.#handOver()
    this.#batch.push(file)
    if (!isSame) this.#size += file.draft.json.length
  }

  async settle(): Promise<Staged> {
    if (this.#isOpen) await this.#handOver()
    else this.#keep(this.#printHere(this.#taken().files))
    await allOf(this.#work.splice(0))
    this.#thread.release?.()
    return this.#staging.told()
  }

  close(): Promise<unknown> {
    return this.#thread.endWorker()
  }

  async #handOver(): Promise<void> {
    if (this.#hasFailed) await allOf(this.#work)
    const { files, size } = this.#taken()
    if (this.#toPrint < enough) this.#keep(this.#printThere(files, size))
    else {
      const printing = this.#printHere(files)
      this.#keep(printing)
      await printing.catch(() => undefined)
    }
    // The responses of the worker arrive now.
    await turn()
  }

  #taken() {
    const taken = { files: this.#batch, size: this.#size }
    this.#batch = []
    this.#size = 0
    return taken
  }

  async #printThere(files: readonly PageFile[], size: number): Promise<void> {
    this.open()
    this.#toPrint += size
    try {
      const { printed: pages = [] } = await this.#thread.worker.ask({ print: files })
      this.#putAll(pages)
    } finally {
      this.#toPrint -= size
    }
  }

  async #printHere(files: readonly PageFile[]): Promise<void> {
    const pages: NewFile[] = []
    for await (const page of printed(files, this.#printer)) pages.push(page)
    this.#putAll(pages)
  }

  /** Synchronously: that two files have the same content is noticed only when one directly follows the other. */
  #putAll(pages: readonly NewFile[]): void {
    for (const page of pages) this.#staging.put(page)
  }

  #keep(work: Promise<unknown>): void {
    this.#work.push(work)
    work.catch(() => {
      this.#hasFailed = true
    })
  }
}

/** Waits for all tasks. @throws what the first of them in the list threw, whenever that was */
async function allOf<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(tasks)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
