import { pageForms } from './cache/page-stores'
import { loadTemplates } from './compile/load-templates'
import { openTemplates } from './compile/plain-templates'
import type { OutputFile, PageFile } from './output-file'
import type { PressData } from './press-orders'
import { PagePrinter } from './print/page-printer'
import { PageRenderer } from './print/page-renderer'
import { inFull, printed } from './print/printed'
import { programFiles } from './program-files'
import { TextRoom } from './text-room'

/** What the thread prints pages with. */
export class PrintingRoom {
  readonly #printer: PagePrinter
  readonly #room = new TextRoom()

  /** Makes it ready, with templates that were compiled elsewhere. */
  constructor({ templates, settings, folder, cwd, packageRoot }: PressData) {
    const loaded = loadTemplates(openTemplates(templates), { folder, cwd, program: programFiles(packageRoot) })
    this.#printer = new PagePrinter(new PageRenderer(loaded, settings), pageForms(packageRoot))
  }

  /** Prints pages. Each has bytes of its own, to be given away. */
  async print(files: readonly PageFile[]): Promise<OutputFile[]> {
    const done: OutputFile[] = []
    const pages = inFull(printed(files, this.#printer), (pieces) => new Uint8Array(this.#room.encoded(pieces)))
    for await (const page of pages) done.push(page)
    return done
  }
}
