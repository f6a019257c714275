import { remove } from 'fs-extra/esm'
import { InputError } from '../../lib/problem'
import { type Bundler, openBundler } from './bundler'
import { commonSources } from './common-sources'
import { openScriptCompiler, type ScriptCompiler } from './compile-script'
import type { CompiledTemplates } from './compiled-templates'
import { scratchFolder } from './scratch-folder'
import type { TemplateFolder } from './template-folder'
import { pageTemplates, requireParts } from './template-parts'

/** What stays open between compilations. */
interface Opened {
  /** The page templates it was opened for. */
  readonly pages: readonly string[]
  readonly outdir: string
  readonly bundler: Bundler
  readonly script: ScriptCompiler
}

/** Compiles the templates of a folder repeatedly and incrementally. */
export class TemplateCompiler {
  readonly #place: TemplateFolder
  readonly #folder: string | undefined
  #opened: Opened | undefined

  /**
   * @param folder a permanent folder for compiled modules; when omitted, a temporary one that lives as long as the
   * compiler
   */
  constructor(place: TemplateFolder, folder?: string) {
    this.#place = place
    this.#folder = folder
  }

  /**
   * Compiles the templates: every file of `pages/` with its styles, the layout, the share card, and the script. Must
   * not be called again before it has settled.
   *
   * @param baseHref address of the home page, `/base/`, below which hashed assets are served
   * @throws InputError for every template that does not compile
   */
  async compile(baseHref: string): Promise<CompiledTemplates> {
    const pages = await pageTemplates(this.#place)
    requireParts(this.#place)
    const opened = await this.#openFor(pages)
    const [bundle, script] = await both(opened.bundler.bundle(baseHref), opened.script.compile())
    return { pages, bundle, script }
  }

  /** Stops the compiler and removes its files. */
  async dispose(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    if (opened === undefined) return
    await Promise.all([opened.bundler.dispose(), opened.script.dispose()])
    if (opened.outdir !== this.#folder) await remove(opened.outdir)
  }

  async #openFor(pages: readonly string[]): Promise<Opened> {
    if (this.#opened !== undefined && this.#opened.pages.join() === pages.join()) return this.#opened
    await this.dispose()
    const outdir = this.#folder ?? (await scratchFolder())
    const sources = [...pages, ...Object.values(commonSources(this.#place))]
    const [bundler, script] = await Promise.all([
      openBundler(sources, { folder: outdir, isKept: this.#folder !== undefined }, this.#place),
      openScriptCompiler(this.#place),
    ])
    this.#opened = { pages, outdir, bundler, script }
    return this.#opened
  }
}

/** Waits for both, so that the mistakes in either are reported together and nothing is still writing afterwards. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const results = await Promise.allSettled([first, second])
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length === 2 && reasons.every((reason) => reason instanceof InputError)) {
    throw new InputError(reasons.flatMap((reason) => reason.problems))
  }
  return Promise.all([first, second])
}
