import { programFiles } from '../lib/program-files'
import { programId } from '../lib/program-id'
import { sha256 } from '../lib/sha256'
import { type CompiledTemplates, isOnDisk, openTemplates } from '../render/compile/compiled-templates'
import { loadTemplates } from '../render/compile/load-templates'
import { templateFolder } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
import { PagePrinter } from '../render/print/page-printer'
import { PageRenderer, type PageSettings } from '../render/print/page-renderer'
import type { SiteOptions } from './plan/plan-site'

/** What pages are printed with, besides their own drafts: plain data, from which any thread can make a printer. */
export interface PrintSetup {
  /** Hash of all of it, and of the program: if it changes, every page may change. */
  readonly hash: string
  readonly templates: CompiledTemplates
  readonly settings: PageSettings
  /** The folder of the templates; file names in messages are relative to `cwd`. */
  readonly folder: string
  readonly cwd: string
  readonly packageRoot: string
}

/** The folders of a project, of messages, and of the program. */
export type ProjectPlace = Pick<SiteOptions, 'root' | 'cwd' | 'packageRoot'>

/** Describes how the pages of a site are printed. */
export function printSetup(place: ProjectPlace, templates: Templates, settings: PageSettings): PrintSetup {
  const { folder } = templateFolder(place)
  const { cwd, packageRoot } = place
  const { pages, modules, code } = templates.compiled
  const hash = sha256(JSON.stringify([programId, code, settings]))
  // Pages refer to styles, fonts and scripts by what the settings say of them.
  const parts = Object.entries(modules).map(([source, { js }]) => [source, { js, css: '' }])
  const script = { script: '', modules: [], inputs: [] }
  const compiled = { pages, modules: Object.fromEntries(parts), code, schemas: '', fonts: [], script, inputs: [] }
  return { hash, templates: compiled, settings, folder, cwd, packageRoot }
}

/** Whether another thread could load the templates: what could not be kept on disk is gone once it is compiled. */
export function isForThreads({ templates }: PrintSetup): boolean {
  return isOnDisk(templates)
}

/** Makes a printer in a thread of its own. */
export function openPrinter({ templates, settings, folder, cwd, packageRoot }: PrintSetup): PagePrinter {
  const place = { folder, cwd, program: programFiles(packageRoot) }
  return new PagePrinter(new PageRenderer(loadTemplates(openTemplates(templates), place), settings))
}
