import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remove } from 'fs-extra/esm'
import { InputError } from '../../lib/problem'
import { openBundler } from './bundler'
import { openScriptCompiler } from './compile-script'
import type { Bundle, CompiledScript, CompiledTemplates, Compiler } from './compiled-templates'
import { ModuleFolder } from './module-folder'
import { commonSources, pageTemplates, requireParts, type TemplateFolder, templateSources } from './template-folder'

/** What stays open between compilations, and the sources it was opened for. */
interface Opened {
  readonly sources: string
  readonly bundler: Compiler<Bundle>
  readonly script: Compiler<CompiledScript>
}

/** Compiles the templates of a folder repeatedly and incrementally. */
export class TemplateCompiler {
  /** Runs the modules that were compiled last. */
  readonly modules = new ModuleFolder()

  readonly #place: TemplateFolder
  readonly #folder: string | undefined
  #scratch: string | undefined
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
   * @throws InputError for every template that does not compile
   */
  async compile(): Promise<CompiledTemplates> {
    const pages = await pageTemplates(this.#place)
    requireParts(this.#place)
    const { bundler, script } = await this.#openFor([...pages, ...commonSources(this.#place)])
    const [bundle, compiledScript] = await both(bundler.compile(), script.compile())
    return { ...bundle, pages, script: compiledScript }
  }

  /** Stops the compiler and removes its files. */
  async dispose(): Promise<void> {
    await this.#close()
    if (this.#scratch !== undefined) await remove(this.#scratch)
    this.#scratch = undefined
  }

  async #openFor(modules: readonly string[]): Promise<Opened> {
    const scripts = [templateSources(this.#place.folder).script].filter((file) => existsSync(file))
    const sources = [...modules, ...scripts].join()
    if (this.#opened?.sources === sources) return this.#opened
    await this.#close()
    if (this.#folder === undefined) this.#scratch ??= await mkdtemp(join(tmpdir(), 'build-site-scratch-'))
    const [bundler, script] = await Promise.all([
      openBundler(modules, this.#folder ?? this.#scratch ?? '', this.modules, this.#place),
      openScriptCompiler(this.#place),
    ])
    this.#opened = { sources, bundler, script }
    return this.#opened
  }

  async #close(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    await Promise.all([opened?.bundler.dispose(), opened?.script.dispose()])
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
