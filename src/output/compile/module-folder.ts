import { basename, dirname, join } from 'node:path'
import type { OutputFile } from 'esbuild'
import { codeFile, type Exports, runScript } from '../../start/start'
import { withinTime } from './within-time'

/**
 * Compiled modules in a folder, which can be replaced and run anew. They are run as scripts: Node keeps every ES module that
 * it has ever loaded, so that a server which loads a template after each edit would fill the memory; and it takes several
 * times as long to find a module in its older form, and to read where in its sources it comes from.
 */
export class ModuleFolder {
  /** What stands in each file: the hash of the module that it was made from. */
  #written = new Map<string, string>()
  /** What was run, by file. */
  readonly #modules = new Map<string, { exports: Exports }>()

  readonly #timeLimit: number | undefined
  readonly #isKept: boolean

  /**
   * @param timeLimit of running a module, in milliseconds; none when undefined
   * @param isKept whether the folder outlasts the program, and so may the code of modules
   */
  constructor(timeLimit: number | undefined, isKept: boolean) {
    this.#timeLimit = timeLimit
    this.#isKept = isKept
  }

  /** Puts ES modules in place of those that were there. When one of them is another than before, all will run anew. */
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
      // What was stopped half way must not pass for loaded.
      this.#modules.clear()
      throw error
    }
  }

  /** Its code is beside it. Modules find no others than those of the folder. */
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
