import { setImmediate as turn } from 'node:timers/promises'
import { groupedBy } from '../../content/grouped-by'
import type { NewFile, PageFile, PrintableFile } from '../output-file'
import { sizeOf } from '../print/page-draft'
import type { PagePrinter } from '../print/page-printer'
import { printed } from '../print/printed'
import type { NamedSource } from '../publish/distinct'
import type { Stage, Staged } from '../publish/stage'
import type { Staging } from '../publish/staging'
import { isVast } from '../site-size'
import { type Claim, claimFirst, newClaim } from './claim'
import type { PrintedPage } from './messages'
import type { PrintingThread } from './printing-thread'

/** Pages that were handed over. */
interface Batch {
  /** To be taken back. Undefined in a vast site, of which many would outlive a collection. */
  readonly files: readonly PageFile[] | undefined
  readonly claim: Claim
  /** Their printing in the main thread, which has taken them back. */
  here?: Promise<void>
}

/** Where pages are printed, besides in the main thread. */
interface StageThread {
  readonly thread: PrintingThread
  /** Ends it; undefined if it has more to do. */
  readonly end?: () => Promise<unknown>
  /** The number of pages of the site. */
  readonly pageCount: number
}

/** In characters: how much is handed over at a time; a few milliseconds of work. */
const batchSize = 50_000

/** In characters: less is not worth having the worker load the templates. */
const worthwhile = 4 * batchSize

/**
 * In characters: how much the worker must have yet to print before the main thread prints as well, so that it does not run
 * idle while this thread prints a batch, writes what has arrived, or makes a list of thousands of domains.
 */
const enough = 12 * batchSize

/**
 * A stage whose pages are printed in a worker, while the main thread writes and prints what the worker cannot keep up
 * with. Only the main thread writes: two threads that create files in one folder spend more time waiting for each other
 * than working. At the end, it takes back what the worker has not begun. Pages have the same bytes whichever thread
 * prints them; of several failures, that of the first page is thrown. A worker busy with another task is not interrupted
 * while there is little to print.
 */
export class ThreadStage implements Stage<PrintableFile> {
  readonly #thread: PrintingThread
  readonly #end: StageThread['end']
  readonly #printer: PagePrinter
  readonly #staging: Staging
  readonly #isVast: boolean
  readonly #work: Promise<unknown>[] = []
  /** What the worker has not answered for. */
  readonly #asked: Batch[] = []
  #batch: PageFile[] = []
  #size = 0
  #hasFailed = false

  /** @param printer prints in the main thread */
  constructor({ thread, end, pageCount }: StageThread, printer: PagePrinter, staging: Staging) {
    this.#thread = thread
    this.#end = end
    this.#printer = printer
    this.#staging = staging
    this.#isVast = isVast(pageCount)
  }

  /** Has the worker load the templates, once. */
  open(): void {
    if (!this.#thread.isOpen) this.#keep(this.#thread.open())
  }

  async put(file: PrintableFile): Promise<void> {
    if (!('draft' in file)) return this.#staging.put(file)
    // A page is printed once for all its files.
    const isSame = file.draft === this.#batch.at(-1)?.draft
    const most = this.#thread.isOpen ? batchSize : worthwhile
    if (this.#size >= most && !isSame) await this.#handOver()
    this.#batch.push(file)
    if (!isSame) this.#size += sizeOf([file.draft])
  }

  async settle(): Promise<Staged> {
    if (this.#thread.isOpen) await this.#handOver()
    else this.#keep(this.#printHere(this.#taken()))
    await this.#takeBack()
    await allOf(this.#work.splice(0))
    // Frees its memory before the manifest of a hundred thousand files is written.
    this.#end?.()
    return this.#staging.flush()
  }

  async close(): Promise<unknown> {
    return this.#end?.()
  }

  async #handOver(): Promise<void> {
    if (this.#hasFailed) await allOf(this.#work)
    const files = this.#taken()
    if (this.#thread.toPrint < enough) this.#keep(this.#printThere(files))
    else {
      const printing = this.#printHere(files)
      this.#keep(printing)
      await printing.catch(() => undefined)
    }
    // Lets the worker's responses arrive.
    await turn()
  }

  #taken(): readonly PageFile[] {
    const taken = this.#batch
    this.#batch = []
    this.#size = 0
    return taken
  }

  #printThere(pages: readonly PageFile[]): Promise<void> {
    this.open()
    const byDraft = groupedBy(pages, ({ draft }) => draft)
    // Without the drafts, which need not outlive a collection unless they may be taken back.
    const named = Array.from(byDraft.values(), (files) => files.map(({ path, source }) => ({ path, source })))
    const batch: Batch = { files: this.#isVast ? undefined : pages, claim: newClaim() }
    this.#asked.push(batch)
    const printing = this.#thread.print([...byDraft.keys()], batch.claim, (pages) => this.#putPrinted(named, pages))
    return printing.then(() => {
      this.#asked.shift()
      return batch.here
    })
  }

  /** Prints what the worker has not begun, the last of it first. */
  async #takeBack(): Promise<void> {
    for (const batch of [...this.#asked].reverse()) {
      if (batch.files === undefined || !claimFirst(batch.claim)) continue
      batch.here = this.#printHere(batch.files)
      await batch.here.catch(() => undefined)
      await turn()
    }
  }

  /** @param named the files of each page */
  #putPrinted(named: readonly (readonly NamedSource[])[], pages: readonly PrintedPage[]): void {
    for (const [index, { content, sha256 }] of pages.entries()) {
      this.#putAll((named[index] ?? []).map(({ path, source }) => ({ path, source, content, sha256 })))
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
