import { setImmediate as turn } from 'node:timers/promises'
import type { PrintableFile } from './output-file'
import type { PagePrinter } from './page-printer'
import { Press } from './press'
import type { Done, PressData, PressFolders } from './press-orders'
import { printed } from './printed'
import type { Stage, Staged } from './stage'

/** What pages are printed with, in the thread and in this one. */
export interface PressRoom {
  /** The compiled `press-thread.ts`. */
  readonly program: URL
  readonly data: PressData
  readonly printer: PagePrinter
}

/** How many characters or bytes are handed over at a time: a few milliseconds of work. */
const batchSize = 50_000

/** How much the thread has to print before this one prints, too, so that it always has something to go on with. */
const enough = 3 * batchSize

/** How many orders it may have, most of them pages to be written: each can be a megabyte. */
const ordersAtMost = 20

/**
 * A stage in a thread of its own.
 *
 * @param beside the new output folder, empty; `out` is the old one, which may not be there
 * @param press the thread, where it is at work already
 */
export function stageInThread(room: PressRoom, out: string, beside: string, press?: Press): Stage<PrintableFile> {
  return new StageInThread(press ?? new Press(room.program), room, { out, beside })
}

/**
 * The thread prints and writes, while this one prints what the other has no time for. Only one of them writes: two that
 * make files in one folder wait for each other longer than they work. Who prints a page makes no difference to its bytes;
 * of several failures, that of the first file is thrown.
 */
class StageInThread implements Stage<PrintableFile> {
  readonly #press: Press
  readonly #printer: PagePrinter
  readonly #handedOver: Promise<Done>[] = []
  #batch: PrintableFile[] = []
  #size = 0
  /** How much the thread still has to print. */
  #toPrint = 0
  #hasFailed = false

  constructor(press: Press, { data, printer }: PressRoom, folders: PressFolders) {
    this.#press = press
    this.#printer = printer
    this.#keep(press.ask({ open: { ...data, ...folders } }))
  }

  async put(file: PrintableFile): Promise<void> {
    const isSame = isSamePage(file, this.#batch.at(-1))
    if (this.#size >= batchSize && !isSame) await this.#handOver()
    this.#batch.push(file)
    if (!isSame) this.#size += sizeOf(file)
  }

  async settle(): Promise<Staged> {
    await this.#handOver()
    const done = await allOf(this.#handedOver.splice(0))
    return {
      published: done.flatMap(({ staged }) => staged?.published ?? []),
      kept: done.flatMap(({ staged }) => staged?.kept ?? []),
    }
  }

  close(): Promise<unknown> {
    return this.#press.end()
  }

  async #handOver(): Promise<void> {
    if (this.#hasFailed) await allOf(this.#handedOver)
    const [files, size] = [this.#batch, this.#size]
    this.#batch = []
    this.#size = 0
    if (this.#toPrint < enough) this.#keep(this.#printThere(files, size))
    else {
      const printing = printAll(files, this.#printer)
      this.#keep(printing.then((done) => this.#press.ask({ print: done })))
      await printing.catch(() => undefined)
    }
    // All answers of the thread come in now.
    await turn()
    if (this.#press.orders >= ordersAtMost) await this.#press.answered()
  }

  async #printThere(files: readonly PrintableFile[], size: number): Promise<Done> {
    this.#toPrint += size
    try {
      return await this.#press.ask({ print: files })
    } finally {
      this.#toPrint -= size
    }
  }

  #keep(work: Promise<Done>): void {
    this.#handedOver.push(work)
    work.catch(() => {
      this.#hasFailed = true
    })
  }
}

async function printAll(files: readonly PrintableFile[], printer: PagePrinter): Promise<PrintableFile[]> {
  const done: PrintableFile[] = []
  for await (const file of printed(files, printer)) done.push(file)
  return done
}

function sizeOf(file: PrintableFile): number {
  if ('draft' in file) return file.draft.json.length
  return 'content' in file ? file.content.length : 0
}

/** A page is printed once for all files that it is written as. */
function isSamePage(file: PrintableFile, other: PrintableFile | undefined): boolean {
  return 'draft' in file && other !== undefined && 'draft' in other && file.draft === other.draft
}

/** Waits for all. Throws what the first of them has thrown, whenever that was. */
async function allOf<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(tasks)
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
