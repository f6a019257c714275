import { setImmediate as turn } from 'node:timers/promises'
import type { NewFile, PageFile, PrintableFile } from './output-file'
import { Press } from './press'
import type { PressData } from './press-orders'
import type { PagePrinter } from './print/page-printer'
import { printed } from './print/printed'
import type { Stage, Staged } from './publish/stage'
import { Staging } from './publish/staging'

/** What pages are printed with, in the thread and in this one. */
export interface PressRoom {
  /** The compiled `press-thread.ts`. */
  readonly program: URL
  /** A thread that was begun for something else and is done with it. */
  readonly idle?: Press | undefined
  /** How many pages the site has. */
  readonly pageCount: number
  readonly data: PressData
  readonly printer: PagePrinter
}

/** A thread that is at work already, for somebody else. */
interface BusyThread {
  readonly press: Press
  /** Ends it, but not in the middle of what must not be cut short. */
  readonly endPress: () => Promise<unknown>
  /** Told that there is nothing more to print. */
  readonly release?: () => unknown
}

/** How many characters are handed over at a time: a few milliseconds of work. */
const batchSize = 50_000

/**
 * How much the thread has to print before this one prints, too, so that it always has something to go on with. Twice as
 * much gains a fiftieth, and takes 30 MB more of 10,000 pages; of 100,000, so many drafts outlive a clearing of the memory
 * that it grows by half.
 */
const enough = 4 * batchSize

/**
 * A stage with a thread that prints.
 *
 * @param beside the new output folder, empty; `out` is the old one, which may not be there
 * @param busy a thread that can print besides
 */
export function stageInThread(room: PressRoom, out: string, beside: string, busy?: BusyThread): Stage<PrintableFile> {
  const staging = new Staging(out, beside)
  if (busy !== undefined) return new StageInThread(busy, room, staging)
  const press = room.idle ?? new Press(room.program, room.pageCount)
  const end = () => press.end()
  // The list of a hundred thousand files is written in the room that the thread has taken.
  const stage = new StageInThread({ press, endPress: end, release: end }, room, staging)
  stage.open()
  return stage
}

/**
 * The thread prints, while this one writes, and prints what the other has no time for. Only one of them writes: two that
 * make files in one folder wait for each other longer than they work. Who prints a page makes no difference to its bytes;
 * of several failures, that of the first page is thrown. A thread that is at other work is left at it as long as there is
 * little to print.
 */
class StageInThread implements Stage<PrintableFile> {
  readonly #thread: BusyThread
  readonly #data: PressData
  readonly #printer: PagePrinter
  readonly #staging: Staging
  readonly #work: Promise<unknown>[] = []
  #batch: PageFile[] = []
  #size = 0
  /** How much the thread still has to print. */
  #toPrint = 0
  #isOpen = false
  #hasFailed = false

  constructor(thread: BusyThread, { data, printer }: PressRoom, staging: Staging) {
    this.#thread = thread
    this.#data = data
    this.#printer = printer
    this.#staging = staging
  }

  /** Has the thread made ready for printing, once. */
  open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#keep(this.#thread.press.ask({ open: this.#data }))
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
    return this.#thread.endPress()
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
    // All answers of the thread come in now.
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
      const { printed: pages = [] } = await this.#thread.press.ask({ print: files })
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

  /** Without a pause: files of one content are known as such only where one follows the other. */
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

/** Waits for all. Throws what the first of them has thrown, whenever that was. */
async function allOf<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(tasks)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
