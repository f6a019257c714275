import { memo } from '../../content/memo'
import { sha256 } from '../../content/sha256'
import { pageForms } from '../cache/page-stores'
import { loadTemplates } from '../compile/load-templates'
import { openTemplates } from '../compile/plain-templates'
import { EncodingBuffer } from '../encoding-buffer'
import type { OutputFile, PageFile } from '../output-file'
import { PagePrinter } from '../print/page-printer'
import { PageRenderer } from '../print/page-renderer'
import { inFull, printed } from '../print/printed'
import { programFiles } from '../program-files'
import type { PrintData } from './messages'

/** Prints pages in the worker. */
export class ThreadPrinter {
  readonly #printer: PagePrinter
  readonly #buffer = new EncodingBuffer()

  /** Loads templates that were compiled in the main thread. */
  constructor({ templates, settings, folder, cwd, packageRoot }: PrintData) {
    const loaded = loadTemplates(openTemplates(templates), { folder, cwd, program: programFiles(packageRoot) })
    // Of what this thread adds, nothing is kept: the main thread prints pages of nearly all the same forms.
    this.#printer = new PagePrinter(new PageRenderer(loaded, settings), pageForms(packageRoot))
  }

  /** Prints pages, with their hashes. Each gets its own buffer, which can be transferred. */
  async print(files: readonly PageFile[]): Promise<OutputFile[]> {
    const done: OutputFile[] = []
    const hashOf = memo(1, sha256)
    const pages = inFull(printed(files, this.#printer), (pieces) => new Uint8Array(this.#buffer.encoded(pieces)))
    for await (const { path, source, content } of pages) done.push({ path, source, content, sha256: hashOf(content) })
    return done
  }
}
