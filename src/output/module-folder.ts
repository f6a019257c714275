import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { OutputFile } from 'esbuild'
import { type Exports, runScript } from '../start/start'
import { withinTime } from './within-time'

/**
 * Compiled modules in a folder, which can be replaced and run anew. They are run as CommonJS: Node keeps every ES module
 * that it has ever loaded, so that a server which loads a template after each edit would fill the memory.
 */
export class ModuleFolder {
  /** What stands in each file: the hash of the module that it was made from. */
  #written = new Map<string, string>()
  #require = createRequire(import.meta.url)
  /** What was run by itself. */
  readonly #own = new Map<string, Exports>()

  /** @param timeLimit of running a module, in milliseconds; none when undefined */
  constructor(readonly timeLimit: number | undefined) {}

  /** Puts ES modules in place of those that were there. When one of them is another than before, all will run anew. */
  async write(modules: readonly OutputFile[]): Promise<void> {
    const changed = modules.filter(({ path, hash }) => this.#written.get(path) !== hash)
    await Promise.all(changed.map(writeModule))
    if (changed.length > 0) this.#forget()
    this.#written = new Map(modules.map(({ path, hash }) => [path, hash]))
  }

  /** The exports of a module. Throws what it throws. */
  run(path: string): Exports {
    try {
      return withinTime((): Exports => this.#require(path), this.timeLimit)
    } catch (error) {
      // What was stopped half way must not pass for loaded.
      this.#forget()
      throw error
    }
  }

  /**
   * The exports of a module of the program's own, which is run once, from the code that is kept beside it. Places in it are
   * not told by its sources, as those in templates have to be.
   */
  runOwn(path: string): Exports {
    const exports = this.#own.get(path) ?? runScript(path, `${path}-${process.version}.code`)
    this.#own.set(path, exports)
    return exports
  }

  /** A `require` of its own each time: it holds on to what was required through it. */
  #forget() {
    for (const path of this.#written.keys()) delete this.#require.cache[path]
    this.#require = createRequire(import.meta.url)
    this.#own.clear()
  }
}

async function writeModule({ path, text }: OutputFile): Promise<void> {
  // Loaded when needed: templates that were compiled before do without.
  const [{ transform }, { outputFile }] = await Promise.all([import('esbuild'), import('fs-extra/esm')])
  const { code } = await transform(text, {
    format: 'cjs',
    platform: 'node',
    sourcemap: 'inline',
    sourcesContent: false,
    sourcefile: basename(path),
    logLevel: 'silent',
  })
  await outputFile(path, code)
}
