import { loadTemplates } from './load-templates'
import { PagePrinter } from './page-printer'
import { PageRenderer } from './page-renderer'
import { pageForms } from './page-stores'
import { openTemplates } from './plain-templates'
import type { PressData, PressFolders } from './press-orders'
import { programFiles } from './program-files'
import { Staging } from './staging'

/** What the thread prints pages with, and where it puts them. */
export interface PrintingRoom {
  readonly printer: PagePrinter
  readonly staging: Staging
}

/** Makes it ready, with templates that were compiled elsewhere. */
export function openRoom(data: PressData & PressFolders): PrintingRoom {
  const { templates, settings, folder, cwd, packageRoot, out, beside } = data
  const loaded = loadTemplates(openTemplates(templates), { folder, cwd, program: programFiles(packageRoot) })
  const renderer = new PageRenderer(loaded, settings)
  return { printer: new PagePrinter(renderer, pageForms(packageRoot)), staging: new Staging(out, beside) }
}
