import { existsSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remove } from 'fs-extra/esm'
import { isAlive } from '../../lib/is-alive'
import { InputError } from '../../lib/problem'
import { type Bundler, openBundler } from './bundler'
import { openScriptCompiler, type ScriptCompiler } from './compile-script'
import type { OpenedTemplates } from './compiled-templates'
import { commonSources, pageTemplates, requireParts, scriptSource, type TemplateFolder } from './template-folder'

/** What stays open between compilations. */
interface Opened {
  /** The sources it was opened for. */
  readonly sources: readonly string[]
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
   * @throws InputError for every template that does not compile
   */
  async compile(): Promise<OpenedTemplates> {
    const pages = await pageTemplates(this.#place)
    requireParts(this.#place)
    const opened = await this.#openFor([...pages, ...commonSources(this.#place)])
    const [bundle, script] = await both(opened.bundler.bundle(), opened.script.compile())
    return { compiled: { ...bundle, pages, script }, folder: opened.bundler.modules }
  }

  /** Stops the compiler and removes its files. */
  async dispose(): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    if (opened === undefined) return
    await Promise.all([opened.bundler.dispose(), opened.script.dispose()])
    if (opened.outdir !== this.#folder) await remove(opened.outdir)
  }

  /** @param modules the sources except the script */
  async #openFor(modules: readonly string[]): Promise<Opened> {
    const sources = [...modules, ...[scriptSource(this.#place)].filter((file) => existsSync(file))]
    if (this.#opened !== undefined && this.#opened.sources.join() === sources.join()) return this.#opened
    await this.dispose()
    const outdir = this.#folder ?? (await scratchFolder())
    const [bundler, script] = await Promise.all([
      openBundler(modules, { folder: outdir, isKept: this.#folder !== undefined }, this.#place),
      openScriptCompiler(this.#place),
    ])
    this.#opened = { sources, outdir, bundler, script }
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

const prefix = 'build-site-scratch-'

/** Creates an empty temporary folder, and removes those left by killed processes. The caller removes its own. */
export async function scratchFolder(): Promise<string> {
  const names = await readdir(tmpdir()).catch(() => [])
  await Promise.all(names.filter(isLeft).map((name) => remove(join(tmpdir(), name)).catch(() => undefined)))
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
}

/** Whether a folder belongs to a process that no longer runs. */
function isLeft(name: string): boolean {
  const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined
  return pid !== undefined && !isAlive(Number(pid))
}
