import { memo } from '../lib/memo'
import { programId } from '../lib/program-id'
import { sha256 } from '../lib/sha256'
import type { CompiledTemplates } from '../render/compile/compiled-templates'
import { loadTemplates } from '../render/compile/load-templates'
import { templateFolder } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
import { PagePrinter } from '../render/print/page-printer'
import { PageRenderer, type PageSettings } from '../render/print/page-renderer'
import type { SiteOptions } from './plan/plan-site'

/** The folders of a project, of messages, and of the program. */
export type ProjectPlace = Pick<SiteOptions, 'root' | 'cwd' | 'packageRoot'>

/** The templates of a site as a text, from which any thread can load them. */
export type SiteModules = string

/** Describes compiled templates, except styles, fonts and scripts: pages refer to those by their addresses. */
export function siteModules({ root, cwd, packageRoot }: ProjectPlace, { compiled }: Templates): SiteModules {
  const modules = Object.entries(compiled.modules).map(([source, { js }]) => [source, { js, css: '' }])
  const { pages, code, schemas } = compiled
  const others = { fonts: [], script: { script: '', modules: [], inputs: [] }, inputs: [] }
  const templates: CompiledTemplates = { pages, code, schemas, ...others, modules: Object.fromEntries(modules) }
  return JSON.stringify({ templates, place: { root, cwd, packageRoot } })
}

/** Loads templates once per thread. */
export const openModules = memo(1, (text: SiteModules): Templates => {
  const { templates, place }: { templates: CompiledTemplates; place: ProjectPlace } = JSON.parse(text)
  return loadTemplates(templates, templateFolder(place))
})

/** Everything for printing pages except their drafts: plain data, from which any thread can make a printer. */
export interface PrintSetup {
  /** Hash of all of it, and of the program: if it changes, every page may change. */
  readonly hash: string
  readonly modules: SiteModules
  readonly settings: PageSettings
}

/** Describes how the pages of a site are printed. */
export function printSetup(place: ProjectPlace, templates: Templates, settings: PageSettings): PrintSetup {
  const hash = sha256(JSON.stringify([programId, templates.compiled.code, settings]))
  return { hash, modules: siteModules(place, templates), settings }
}

/** Makes a printer, in any thread. */
export function openPrinter({ modules, settings }: PrintSetup): PagePrinter {
  return new PagePrinter(new PageRenderer(openModules(modules), settings))
}
