import { lstatSync } from 'node:fs'
import { isWithin } from '../content/is-within'
import { remembering } from '../content/site/remember'
import type { Site } from '../content/site/types'
import type { DataCache } from '../content/source/data-cache'
import { compileTemplates } from '../output/compile/compile-templates'
import { loadTemplates } from '../output/compile/load-templates'
import { TemplateCompiler } from '../output/compile/template-compiler'
import { type TemplateFolder, templateFolder } from '../output/compile/template-folder'
import type { Templates } from '../output/compile/templates'
import { layOut, readTemplateFiles, type TemplateFiles } from '../output/plan/lay-out'
import { openDataCache, readSite, type SiteOptions, type SitePlan, type SiteReading } from '../output/plan/plan-site'
import type { ShareTools } from '../output/share/share-drawing'
import { shareTools } from '../output/share/share-tools'
import { hasWorkerProgram } from '../output/worker/build-worker'
import { LazyWorker } from '../output/worker/lazy-worker'
import type { Change } from './changes'
import { attempt, type Outcome, problemsOf } from './outcome'
import { conflictCheck } from './refuse-conflicts'
import type { Stamps } from './stamps'

/** The current site, and the tools for its share images. */
export interface CurrentSite {
  readonly plan: SitePlan
  readonly tools: ShareTools
}

/** Data and templates under development: after a change, only what changed is read and compiled again. */
export class SiteSources {
  readonly #options: SiteOptions
  readonly #cache: DataCache
  readonly #remember = remembering()
  /** Helps with reading when the server starts. */
  readonly #early = new LazyWorker()
  readonly #compiler: TemplateCompiler
  readonly #place: TemplateFolder
  readonly #refuseConflicts: ReturnType<typeof conflictCheck>
  #reading: Outcome<SiteReading> = { problems: [] }
  #templates: Outcome<ShareTools> = { problems: [] }
  #files: { templates: Templates; address: Site['address']; files: TemplateFiles } | undefined
  /** The address of the home page that the styles were compiled for. */
  #home: string | undefined
  /** Whether data and templates are consistent with each other. */
  #isWhole = false

  /**
   * @param timeLimit how long template code may run at a time, in milliseconds
   * @param stamps of files just before they are read for the first time; looked up again when undefined
   */
  constructor(options: SiteOptions, timeLimit: number, stamps?: Stamps) {
    const place = { ...templateFolder(options), timeLimit }
    this.#options = options
    const reader = hasWorkerProgram() ? (files: number) => this.#early.start(files) : undefined
    const stampAt = stamps && ((path: string) => stamps.get(path))
    this.#cache = openDataCache(options, { reader, stampAt })
    this.#place = place
    this.#compiler = new TemplateCompiler(place)
    this.#refuseConflicts = conflictCheck(options.isPreview ?? false)
  }

  /** The site after some changes, or all problems with data and templates if there is none. */
  async refresh(changes: readonly Change[]): Promise<Outcome<CurrentSite>> {
    const touches = (folder: string) => !this.#isWhole || changes.some(({ path }) => isWithin(path, folder))
    const readAgain = touches(this.#options.data)
    const compileAgain = touches(this.#place.folder)
    this.#isWhole = false
    if (readAgain) await this.#read(changes)
    await this.#compile(compileAgain)
    const current = await this.#bringTogether()
    this.#isWhole = true
    return current
  }

  /** Stops the compiler. */
  dispose(): Promise<void> {
    return this.#compiler.dispose()
  }

  async #read(changes: readonly Change[]): Promise<void> {
    for (const { path } of changes) this.#cache.forget(path)
    // A file may have been replaced by a link, which may point outside the folder, or a refused link by the file.
    const isEdited = 'value' in this.#reading && changes.every(({ path, isEdit }) => isEdit && !isLink(path))
    if (!isEdited) this.#cache.forget(this.#options.data)
    const reading = attempt(() => readSite(this.#options, this.#cache, this.#remember))
    this.#reading = await reading.finally(() => this.#early.end())
    if ('value' in this.#reading) await this.#cache.keep()
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

  /** The first time, they are taken from the cache of builds; the compiler is only opened once they have changed. */
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
      const plan = layOut(this.#options, read, { templates: tools.templates, files })
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

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
