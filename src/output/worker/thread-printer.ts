import { sha256 } from '../../content/sha256'
import { pageForms } from '../cache/page-stores'
import { loadTemplates } from '../compile/load-templates'
import { openTemplates } from '../compile/plain-templates'
import type { Templates } from '../compile/templates'
import { EncodingBuffer } from '../encoding-buffer'
import type { PageDraft } from '../print/page-draft'
import { PagePrinter } from '../print/page-printer'
import { PageRenderer } from '../print/page-renderer'
import { programFiles } from '../program-files'
import type { PrintData, PrintedPage, TemplateData } from './messages'

/** Loads templates that were compiled in the main thread. */
export function loadedTemplates({ templates, folder, cwd, packageRoot }: TemplateData): Templates {
  return loadTemplates(openTemplates(templates), { folder, cwd, program: programFiles(packageRoot) })
}

/** Prints pages in the worker. */
export class ThreadPrinter {
  readonly #printer: PagePrinter

  constructor(templates: Templates, { settings, packageRoot }: Pick<PrintData, 'settings' | 'packageRoot'>) {
    // Of what this thread adds, nothing is kept: the main thread prints pages of nearly all the same forms.
    this.#printer = new PagePrinter(new PageRenderer(templates, settings), pageForms(packageRoot))
  }

  /** Prints pages, with their hashes, into memory that both threads share, as far as it goes. */
  async print(drafts: readonly PageDraft[], memory: SharedArrayBuffer): Promise<PrintedPage[]> {
    const buffer = new EncodingBuffer(memory)
    const done: PrintedPage[] = []
    for (const draft of drafts) {
      const content = buffer.appended(await this.#printer.print(draft))
      done.push({ content, sha256: sha256(content) })
    }
    return done
  }
}
