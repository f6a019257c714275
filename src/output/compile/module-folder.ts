import { basename, dirname, join } from 'node:path'
import type { OutputFile } from 'esbuild'
import { codeFile, type Exports, runScript } from '../../start/start'
import { withinTime } from './within-time'

/**
 * Compiled modules in a folder, which can be replaced and run again. They are run as scripts: Node never releases an ES
 * module, so that a server which loads a template after each edit would fill the memory; and its own loader of CommonJS
 * modules takes several times as long to find a module, and to read its source map.
 */
export class ModuleFolder {
  /** The hash of the module in each file. */
  #written = new Map<string, string>()
  /** The modules that were run, by file. */
  readonly #modules = new Map<string, { exports: Exports }>()

  readonly #timeLimit: number | undefined
  readonly #isKept: boolean

  /**
   * @param timeLimit of running a module, in milliseconds; none when undefined
   * @param isKept whether the folder outlasts the program, so that cached code of its modules can be kept in it
   */
  constructor(timeLimit: number | undefined, isKept: boolean) {
    this.#timeLimit = timeLimit
    this.#isKept = isKept
  }

  /** Replaces the modules by these ES modules. When one of them has changed, all will run again. */
  async write(modules: readonly OutputFile[]): Promise<void> {
    const changed = modules.filter(({ path, hash }) => this.#written.get(path) !== hash)
    await Promise.all(changed.map(writeModule))
    if (changed.length > 0) this.#modules.clear()
    this.#written = new Map(modules.map(({ path, hash }) => [path, hash]))
  }

  /** The exports of a module, which is run once. Throws what it throws. */
  run(path: string): Exports {
    try {
      return withinTime(() => this.#exportsOf(path), this.#timeLimit)
    } catch (error) {
      // A module that was stopped half way must not count as loaded.
      this.#modules.clear()
      throw error
    }
  }

  /** Modules find no others than those of the folder. */
  #exportsOf(path: string): Exports {
    const known = this.#modules.get(path)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    this.#modules.set(path, module)
    const require = (name: string) => this.#exportsOf(join(dirname(path), name))
    return runScript(path, this.#isKept ? codeFile(path) : undefined, { module, require })
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
