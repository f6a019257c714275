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
import { openDataCache, writeDataCache } from '../build/stored-data'
import type { Site } from '../content/site/types'
import type { DataCache } from '../content/source/data-cache'
import { isWithin } from '../lib/is-within'
import { programFiles } from '../lib/program-files'
import { Store } from '../lib/store'
import { compileTemplates } from '../render/compile/compile-templates'
import { loadTemplates } from '../render/compile/load-templates'
import { TemplateCompiler } from '../render/compile/template-compiler'
import { type TemplateFolder, templateFolder } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
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
  readonly #cache: DataCache
  readonly #compiler: TemplateCompiler
  readonly #place: TemplateFolder
  readonly #refuseConflicts: ReturnType<typeof conflictCheck>
  #reading: Outcome<SiteReading> = { problems: [] }
  #templates: Outcome<ShareTools> = { problems: [] }
  #files: { templates: Templates; address: Site['address']; files: TemplateFiles } | undefined
  /** The address of the home page that the styles were compiled for. */
  #home: string | undefined
  /** Whether the last refresh has finished. If it failed, everything is read again. */
  #isWhole = false

  /** @param timeLimit how long template code may run at a time, in milliseconds */
  constructor(options: SiteOptions, timeLimit: number) {
    const place = { ...templateFolder(options), timeLimit }
    this.#options = options
    this.#store = new Store(programFiles(options.packageRoot).store)
    this.#cache = openDataCache(this.#store, options.data)
    this.#place = place
    this.#compiler = new TemplateCompiler(place)
    this.#refuseConflicts = conflictCheck()
  }

  /** The site after some changes, or all problems with data and templates if there is none. */
  async refresh(changes: readonly Change[]): Promise<Outcome<CurrentSite>> {
    const touches = (folder: string) => !this.#isWhole || changes.some(({ path }) => isWithin(path, folder))
    const readAgain = touches(this.#options.data)
    const compileAgain = touches(this.#place.folder)
    this.#isWhole = false
    if (readAgain) await this.#read()
    await this.#compile(compileAgain)
    const current = await this.#bringTogether()
    this.#isWhole = true
    return current
  }

  /** Stops the compiler. */
  dispose(): Promise<void> {
    return this.#compiler.dispose()
  }

  async #read(): Promise<void> {
    this.#reading = await attempt(() => readSite(this.#options, this.#cache))
    await writeDataCache(this.#store, this.#options.data, this.#cache)
  }

  async #compile(again: boolean): Promise<void> {
    const home = 'value' in this.#reading ? this.#reading.value.site.addresses.home.href : (this.#home ?? '/')
    if (!again && home === this.#home) return
    const isFirst = this.#home === undefined
    this.#home = home
    this.#templates = await attempt(async () =>
      shareTools(await this.#templatesFor(home, isFirst), this.#options.packageRoot),
    )
  }

  /** The first time, templates come from the cache of builds; the compiler starts only after a change. */
  async #templatesFor(home: string, isFirst: boolean): Promise<Templates> {
    return isFirst
      ? compileTemplates(this.#place, home)
      : loadTemplates(await this.#compiler.compile(home), this.#place)
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
