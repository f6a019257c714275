import { type ShareTools, shareTools } from '../assets/share/share-drawing'
import {
  layOut,
  readSite,
  readTemplateFiles,
  requireData,
  type SiteOptions,
  type SitePlan,
  type SiteReading,
  type TemplateFiles,
} from '../build/plan/plan-site'
import { openDataCache, writeDataCache } from '../build/stored-data'
import { DataCache } from '../content/source/data-cache'
import { isWithin } from '../lib/is-within'
import { programFiles } from '../lib/program-files'
import { Store } from '../lib/store'
import { compileTemplates } from '../render/compile/compile-templates'
import { loadTemplates } from '../render/compile/load-templates'
import { TemplateCompiler } from '../render/compile/template-compiler'
import { type TemplateFolder, templateFolder } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
import type { Site } from '../site/site'
import { attempt, type Outcome, problemsOf } from './outcome'
import { conflictCheck } from './refuse-conflicts'
import type { Change } from './stamps'

/** The current site, and the tools for its share images. */
export interface CurrentSite {
  readonly plan: SitePlan
  readonly tools: ShareTools
}

/** Data and templates under development: after a change, only what changed is read and compiled again. */
export class SiteSources {
  readonly #options: SiteOptions
  readonly #store: Store
  readonly #compiler: TemplateCompiler
  readonly #place: TemplateFolder
  readonly #refuseConflicts: ReturnType<typeof conflictCheck>
  #cache = new DataCache()
  /** Hash of the schemas that the cache is valid for. */
  #schemas: string | undefined
  #templates: Outcome<ShareTools> = { problems: [] }
  /** The templates that were compiled last. While there are mistakes in others, their site definition reads the data. */
  #compiled: Templates | undefined
  #reading: Outcome<SiteReading> = { problems: [] }
  #files: { templates: Templates; address: Site['address']; files: TemplateFiles } | undefined
  /** Whether the last refresh has finished. If it failed, everything is read again. */
  #isWhole = false

  /** @param timeLimit how long template code may run at a time, in milliseconds */
  constructor(options: SiteOptions, timeLimit: number) {
    const place = { ...templateFolder(options), timeLimit }
    this.#options = options
    this.#store = new Store(programFiles(options.packageRoot).store)
    this.#place = place
    this.#compiler = new TemplateCompiler(place)
    this.#refuseConflicts = conflictCheck()
  }

  /** The site after some changes, or all problems with data and templates if there is none. */
  async refresh(changes: readonly Change[]): Promise<Outcome<CurrentSite>> {
    const touches = (folder: string) => !this.#isWhole || changes.some(({ path }) => isWithin(path, folder))
    const compileAgain = touches(this.#place.folder)
    const readAgain = touches(this.#options.data)
    this.#isWhole = false
    if (compileAgain) await this.#compile()
    // Templates with the same site definition make the same of the data.
    if (readAgain || this.#compiled?.compiled.schemas !== this.#schemas) await this.#read()
    const current = await this.#bringTogether()
    this.#isWhole = true
    return current
  }

  /** Stops the compiler. */
  dispose(): Promise<void> {
    return this.#compiler.dispose()
  }

  async #compile(): Promise<void> {
    this.#templates = await attempt(async () => {
      await requireData(this.#options)
      const templates = await this.#compiledTemplates()
      this.#compiled = templates
      return shareTools(templates, this.#options.packageRoot)
    })
  }

  /** The first time, templates come from the cache of builds; the compiler starts only after a change. */
  async #compiledTemplates(): Promise<Templates> {
    return this.#compiled === undefined
      ? compileTemplates(this.#place)
      : loadTemplates(await this.#compiler.compile(), this.#place)
  }

  async #read(): Promise<void> {
    const templates = this.#compiled
    if (templates === undefined) return
    const { schemas } = templates.compiled
    const { data } = this.#options
    if (schemas !== this.#schemas) this.#cache = openDataCache(this.#store, data, schemas)
    this.#schemas = schemas
    this.#reading = await attempt(() => readSite(this.#options, templates, this.#cache))
    await writeDataCache(this.#store, data, schemas, this.#cache)
  }

  async #bringTogether(): Promise<Outcome<CurrentSite>> {
    const [reading, templates] = [this.#reading, this.#templates]
    if (!('value' in reading && 'value' in templates)) {
      return { problems: [...problemsOf(reading), ...problemsOf(templates)] }
    }
    const [read, tools] = [reading.value, templates.value]
    return attempt(async () => {
      const files = await this.#filesFor(read.site, tools.templates)
      const plan = layOut(this.#options, read, tools.templates, files)
      this.#refuseConflicts(plan)
      return { plan, tools }
    })
  }

  /** Cached by templates, which are recompiled after a change to any file in their folder. */
  async #filesFor({ address }: Site, templates: Templates): Promise<TemplateFiles> {
    const known = this.#files
    if (known?.templates === templates && known.address === address) return known.files
    const files = await readTemplateFiles(this.#options, { address }, templates)
    this.#files = { templates, address, files }
    return files
  }
}
