import { setImmediate as turn } from 'node:timers/promises'
import { groupedBy } from '../../content/grouped-by'
import { bufferSize } from '../encoding-buffer'
import type { NewFile, PageFile, PrintableFile } from '../output-file'
import type { PagePrinter } from '../print/page-printer'
import { printed } from '../print/printed'
import type { NamedSource } from '../publish/distinct'
import type { Stage, Staged } from '../publish/stage'
import type { Staging } from '../publish/staging'
import type { BuildWorker } from './build-worker'
import type { PrintData, PrintedPage } from './messages'

/** What pages are printed with, in the worker and in the main thread. */
export interface Printing {
  readonly data: PrintData
  readonly printer: PagePrinter
}

/** A worker to print in, which may be in use. */
interface PrintingThread {
  readonly worker: BuildWorker
  /** Ends it; undefined if it has more to do. */
  readonly end?: () => Promise<unknown>
}

/** In characters: how much is handed over at a time; a few milliseconds of work. */
const batchSize = 50_000

/**
 * In characters: how much must be queued in the worker before the main thread prints as well, so that the worker never
 * runs idle. Twice as much saves 2 % of the time and costs 30 MB with 10,000 pages; with 100,000, so many drafts
 * survive a garbage collection that the heap grows by half.
 */
const enough = 4 * batchSize

/**
 * A stage whose pages are printed in a worker, while the main thread writes and prints what the worker cannot keep up
 * with. Only the main thread writes: two threads that create files in one folder spend more time waiting for each other
 * than working. Pages have the same bytes whichever thread prints them; of several failures, that of the first page is
 * thrown. A worker busy with another task is not interrupted while there is little to print.
 */
export class ThreadStage implements Stage<PrintableFile> {
  readonly #thread: PrintingThread
  readonly #data: PrintData
  readonly #printer: PagePrinter
  readonly #staging: Staging
  readonly #work: Promise<unknown>[] = []
  /**
   * What the worker prints into, if it is not in use: pages in memory of their own would have the main thread collect
   * garbage again and again.
   */
  readonly #memory: SharedArrayBuffer[] = []
  #batch: PageFile[] = []
  #size = 0
  /** In characters: how much is queued in the worker. */
  #toPrint = 0
  #isOpen = false
  #hasFailed = false

  constructor(thread: PrintingThread, { data, printer }: Printing, staging: Staging) {
    this.#thread = thread
    this.#data = data
    this.#printer = printer
    this.#staging = staging
  }

  /** Has the worker load the templates, once. */
  open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#keep(this.#thread.worker.ask('open', this.#data))
  }

  async put(file: PrintableFile): Promise<void> {
    if (!('draft' in file)) return this.#staging.put(file)
    // A page is printed once for all its files.
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
    // Frees its memory before the manifest of a hundred thousand files is written.
    this.#thread.end?.()
    return this.#staging.flush()
  }

  async close(): Promise<unknown> {
    return this.#thread.end?.()
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
    // Lets the worker's responses arrive.
    await turn()
  }

  #taken() {
    const taken = { files: this.#batch, size: this.#size }
    this.#batch = []
    this.#size = 0
    return taken
  }

  #printThere(pages: readonly PageFile[], size: number): Promise<void> {
    this.open()
    this.#toPrint += size
    const memory = this.#memory.pop() ?? new SharedArrayBuffer(bufferSize)
    const byDraft = groupedBy(pages, ({ draft }) => draft)
    const printing = this.#thread.worker.ask('print', [...byDraft.keys()], memory)
    // Without the drafts: of a hundred thousand, many would outlive a collection.
    const named = Array.from(byDraft.values(), (files) => files.map(({ path, source }) => ({ path, source })))
    return this.#putPrinted(named, printing, memory, size)
  }

  /** @param named the files of each page */
  async #putPrinted(
    named: readonly (readonly NamedSource[])[],
    printing: Promise<readonly PrintedPage[]>,
    memory: SharedArrayBuffer,
    size: number,
  ): Promise<void> {
    try {
      for (const [index, { content, sha256 }] of (await printing).entries()) {
        this.#putAll((named[index] ?? []).map(({ path, source }) => ({ path, source, content, sha256 })))
      }
      this.#memory.push(memory)
    } finally {
      this.#toPrint -= size
    }
  }

  async #printHere(files: readonly PageFile[]): Promise<void> {
    const pages: NewFile[] = []
    for await (const page of printed(files, this.#printer)) pages.push(page)
    this.#putAll(pages)
  }

  /** Synchronous: identical content is only detected in directly consecutive files. */
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

/** Waits for all tasks. @throws the error of the first failed task in the list, whenever it failed */
async function allOf<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(tasks)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
