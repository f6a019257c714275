import { type ShareTools, shareTools } from '../assets/share/share-drawing'
import {
  layOut,
  readSite,
  readTemplateFiles,
  type SiteOptions,
  type SitePlan,
  type SiteReading,
  type TemplateFiles,
} from '../build/plan/plan-site'
import { DataCache } from '../content/source/data-cache'
import { isWithin } from '../lib/is-within'
import { memo } from '../lib/memo'
import { InputError } from '../lib/problem'
import { Store } from '../lib/store'
import { compileTemplates } from '../render/compile/compile-templates'
import { loadTemplates } from '../render/compile/load-templates'
import { TemplateCompiler } from '../render/compile/template-compiler'
import { type TemplateFolder, templateFolder } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
import type { Site } from '../site/site'

/** The current site, and the tools for its share images. */
export interface CurrentSite {
  readonly plan: SitePlan
  readonly tools: ShareTools
}

/** Compiled templates, and everything that depends only on them. */
interface Compiled {
  readonly tools: ShareTools
  /** The files in the folder of the templates, for a site at an address. */
  readonly filesAt: (address: Site['address']) => Promise<TemplateFiles>
}

/** Data and templates under development: after a change, only what changed is read and compiled again. */
export class SiteSources {
  readonly #options: SiteOptions
  readonly #compiler: TemplateCompiler
  readonly #place: TemplateFolder
  #cache = new DataCache()
  /** Hash of the schemas that the cache is valid for. */
  #schemas: string | undefined
  #compiled: Promise<Compiled> | undefined
  #reading: Promise<SiteReading> | undefined

  constructor(options: SiteOptions) {
    this.#options = options
    this.#place = templateFolder(options)
    this.#compiler = new TemplateCompiler(this.#place)
  }

  /** The site after changes of some files. @throws InputError with all problems with data and templates */
  async refresh(paths: readonly string[]): Promise<CurrentSite> {
    const touches = (folder: string) => paths.some((path) => isWithin(path, folder))
    if (touches(this.#place.folder)) this.#compiled = undefined
    if (touches(this.#options.data)) this.#reading = undefined
    try {
      this.#compiled ??= this.#compile()
      const { tools, filesAt } = await this.#compiled
      const { templates } = tools
      // Templates with the same site definition produce the same model.
      if (templates.compiled.schemas !== this.#schemas) this.#reading = undefined
      this.#reading ??= this.#read(templates)
      const read = await this.#reading
      return { plan: layOut(this.#options, read, templates, await filesAt(read.site.address)), tools }
    } catch (error) {
      // After any other failure, everything is read again.
      if (!(error instanceof InputError)) this.#compiled = this.#reading = undefined
      throw error
    }
  }

  /** Stops the compiler. */
  dispose(): Promise<void> {
    return this.#compiler.dispose()
  }

  async #compile(): Promise<Compiled> {
    // The first time, templates come from the cache of builds; the compiler starts only after a change.
    const templates =
      this.#schemas === undefined
        ? await compileTemplates(this.#place)
        : loadTemplates(await this.#compiler.compile(), this.#place, this.#compiler.modules)
    return {
      tools: await shareTools(templates, this.#options.packageRoot),
      filesAt: memo(1, (address) => readTemplateFiles(this.#options, { address }, templates)),
    }
  }

  async #read(templates: Templates): Promise<SiteReading> {
    const { schemas } = templates.compiled
    const store = new Store(this.#place.program.store)
    if (schemas !== this.#schemas) this.#cache = new DataCache(store, this.#options.data, schemas)
    this.#schemas = schemas
    return readSite(this.#options, templates, this.#cache)
  }
}
