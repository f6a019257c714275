import { memo } from '../lib/memo'
import { type CompiledTemplates, isOnDisk, openTemplates } from '../render/compile/compiled-templates'
import { loadDefinition } from '../render/compile/load-templates'
import { siteSource, templateFolder } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
import type { SiteDefinition } from '../site/define-site'
import type { ProjectPlace } from './print-setup'

/** Where the compiled site definition is: plain data, from which any thread can load it. */
export interface SiteModule {
  /** The compiled module; its name differs for every compilation. */
  readonly js: string
  /** The folder of the templates; file names in messages are relative to `cwd`. */
  readonly folder: string
  readonly cwd: string
}

/** Describes the compiled definition of a site; undefined if it is not kept on disk, where other threads could find it. */
export function siteModule({ compiled }: Pick<Templates, 'compiled'>, place: ProjectPlace): SiteModule | undefined {
  const { folder, cwd } = templateFolder(place)
  const js = compiled.modules[siteSource({ folder })]?.js
  return js !== undefined && isOnDisk(compiled) ? { js, folder, cwd } : undefined
}

const definitionIn = memo(1, (key: string): SiteDefinition => {
  const { js, folder, cwd }: SiteModule = JSON.parse(key)
  const modules = { [siteSource({ folder })]: { js, css: '' } }
  const script = { script: '', modules: [], inputs: [] }
  const compiled: CompiledTemplates = { modules, script, pages: [], fonts: [], code: '', schemas: '', inputs: [] }
  return loadDefinition(openTemplates(compiled), { folder, cwd })
})

/** Loads the definition of a site in a thread of its own, once. */
export function openDefinition(site: SiteModule): SiteDefinition {
  return definitionIn(JSON.stringify(site))
}
