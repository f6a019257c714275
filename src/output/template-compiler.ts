import { relative } from 'node:path'
import glob from 'fast-glob'
import { remove } from 'fs-extra/esm'
import { InputError } from '../content/problem'
import { type Bundler, openBundler } from './bundler'
import { openScriptCompiler, type ScriptCompiler } from './compile-script'
import { commonSources, loadTemplates } from './load-templates'
import { scratchFolder } from './scratch-folder'
import type { TemplateFolder } from './template-folder'
import type { Templates } from './templates'

/** What is open between one compilation and the next. */
interface Opened {
  /** The page templates that it was opened for. */
  readonly pages: readonly string[]
  readonly outdir: string
  readonly bundler: Bundler
  readonly script: ScriptCompiler
}

/** Compiles the templates of a folder as often as asked, and each time only what changed. */
export class TemplateCompiler {
  readonly #place: TemplateFolder
  #opened: Opened | undefined

  constructor(place: TemplateFolder) {
    this.#place = place
  }

  /**
   * Compiles the templates and loads them: every file of `pages/` with its styles, the layout, the share card, and the
   * script. Not to be called again before it has answered.
   *
   * @param baseHref address of the home page, `/base/`: hashed assets lie below it
   * @throws InputError for every template that does not compile, or for one that does not export what it should
   */
  async compile(baseHref: string): Promise<Templates> {
    const pages = (await glob('pages/*.tsx', { cwd: this.#place.folder, absolute: true })).sort()
    if (pages.length === 0) throw noPages(this.#place)
    const { bundler, script } = await this.#openFor(pages)
    const [compiled, clientScript] = await both(bundler.bundle(baseHref), script.compile())
    return loadTemplates(pages, compiled, clientScript, this.#place)
  }

  /** Ends the compiler and removes its files. */
  async dispose(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    if (opened === undefined) return
    await Promise.all([opened.bundler.dispose(), opened.script.dispose()])
    await remove(opened.outdir)
  }

  async #openFor(pages: readonly string[]): Promise<Opened> {
    if (this.#opened !== undefined && this.#opened.pages.join() === pages.join()) return this.#opened
    await this.dispose()
    const outdir = await scratchFolder()
    const sources = [...pages, ...Object.values(commonSources(this.#place))]
    const [bundler, script] = await Promise.all([
      openBundler(sources, outdir, this.#place),
      openScriptCompiler(this.#place),
    ])
    this.#opened = { pages, outdir, bundler, script }
    return this.#opened
  }
}

/** Waits for both, so that what is wrong with either is told in one run and nothing still writes when this ends. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const results = await Promise.allSettled([first, second])
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length === 2 && reasons.every((reason) => reason instanceof InputError)) {
    throw new InputError(reasons.flatMap((reason) => reason.problems))
  }
  return Promise.all([first, second])
}

function noPages({ cwd, folder }: TemplateFolder): InputError {
  const message = 'found no page templates, expected .tsx files in pages/'
  return new InputError([{ severity: 'error', file: relative(cwd, folder) || folder, message }])
}
