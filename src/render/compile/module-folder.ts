import { basename, dirname, join } from 'node:path'
import type { OutputFile } from 'esbuild'
import { codeFile, type Exports, runScript } from '../../lib/run-script'
import { ownExports } from './program-exports'
import { withinTime } from './within-time'

/**
 * Compiled modules in a folder, which can be replaced and run again. They run as scripts: Node never releases an ES
 * module, so a dev server that reloads a template after each edit would leak memory, and Node's CommonJS loader takes
 * several times as long to resolve a module and to read its source map.
 */
export class ModuleFolder {
  /** The hash of the module in each file. */
  #written = new Map<string, string>()
  /** The modules that have run, by file. */
  readonly #modules = new Map<string, { exports: Exports }>()

  /** Replaces the modules with these ES modules. If any of them has changed, all will run again. */
  async write(modules: readonly OutputFile[]): Promise<void> {
    const changed = modules.filter(({ path, hash }) => this.#written.get(path) !== hash)
    await Promise.all(changed.map(writeModule))
    if (changed.length > 0) this.#modules.clear()
    this.#written = new Map(modules.map(({ path, hash }) => [path, hash]))
  }

  /** Runs a module, once, and returns its exports. Throws whatever the module throws. */
  run(path: string): Exports {
    try {
      return withinTime(() => this.#exportsOf(path))
    } catch (error) {
      // A module interrupted halfway must not count as loaded.
      this.#modules.clear()
      throw error
    }
  }

  /** Modules can only require others in the same folder, and the program. */
  #exportsOf(path: string): Exports {
    const known = this.#modules.get(path)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    this.#modules.set(path, module)
    const require = (name: string) => ownExports[name] ?? this.#exportsOf(join(dirname(path), name))
    return runScript(path, codeFile(path), { module, require, process: noProcess })
  }
}

function refusing(name: string) {
  return () => {
    throw new Error(`found process.${name}, expected nothing of Node.js: templates show what they get from the site`)
  }
}

/**
 * What templates get instead of Node's `process`: they must not end the program, and pages must not depend on the
 * machine that builds them. Packages read the environment and the Node version there.
 */
const noProcess = { env: {}, exit: refusing('exit'), kill: refusing('kill'), abort: refusing('abort') }

async function writeModule({ path, text }: OutputFile): Promise<void> {
  // Imported lazily: cached templates do not need them.
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
