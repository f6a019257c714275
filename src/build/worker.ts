import { DataCache, type KnownFile } from '../content/source/data-cache'
import type { DataFile } from '../content/source/discover'
import { sha256 } from '../lib/sha256'
import type { PageDraft } from '../render/print/page-draft'
import type { PagePrinter } from '../render/print/page-printer'
import { NewFolder, removeFiles } from './new-folder'
import type { PrintSetup, SiteModules } from './print-setup'

/** A task for a thread of the pool. */
export type Task =
  | { readonly name: 'start' }
  | { readonly name: 'read'; readonly files: readonly DataFile[]; readonly site: SiteModules }
  | { readonly name: 'render'; readonly setup: PrintSetup; readonly drafts: readonly PageDraft[] }
  | { readonly name: 'link'; readonly from: string; readonly to: string; readonly paths: readonly string[] }
  | { readonly name: 'remove'; readonly from: string; readonly paths: readonly string[] }

/** A rendered page, as published. */
export interface RenderedPage {
  readonly content: Uint8Array
  /** Hexadecimal. */
  readonly sha256: string
}

/** Does a task in a thread of the pool. */
export default async function work(task: Task): Promise<readonly unknown[]> {
  switch (task.name) {
    case 'start':
      return []
    case 'read':
      return read(task.files, task.site)
    case 'render':
      return render(task.setup, task.drafts)
    case 'link':
      new NewFolder(task.from, task.to).takeOver(task.paths)
      return []
    case 'remove':
      removeFiles(task.from, task.paths)
      return []
  }
}

/** Reads data files. Those that are not valid are left to the main thread, which reports why. */
async function read(files: readonly DataFile[], site: SiteModules): Promise<readonly (readonly [string, KnownFile])[]> {
  const { readFiles } = await import('../content/source/read-file')
  const { openModules } = await import('./print-setup')
  const cache = new DataCache()
  readFiles(files, openModules(site).definition.content, cache)
  return [...cache.entries]
}

/** The printer that was used last, and the hash of its setup: every task brings the whole setup. */
let opened: { readonly hash: string; readonly printer: PagePrinter } | undefined

async function render(setup: PrintSetup, drafts: readonly PageDraft[]): Promise<readonly RenderedPage[]> {
  const { openPrinter } = await import('./print-setup')
  if (opened?.hash !== setup.hash) opened = { hash: setup.hash, printer: openPrinter(setup) }
  return printPages(opened.printer, drafts)
}

/** Renders pages with a printer of this thread. */
export async function printPages(printer: PagePrinter, drafts: readonly PageDraft[]): Promise<readonly RenderedPage[]> {
  const pages = await printer.print(drafts)
  return pages.map((content) => ({ content, sha256: sha256(content) }))
}
