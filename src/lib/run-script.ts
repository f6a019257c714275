import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
import { checked, readChecked } from './checked'
import { writeCacheFile } from './replace-file'

// For the executable, to which this module is all that it knows of the program.
export { removeOldest } from './remove-oldest'

/** What a module exports. */
export type Exports = Readonly<Record<string, unknown>>

/** What a script is given. */
interface Surroundings {
  readonly module: { exports: Exports }
  readonly require: (name: string) => unknown
  /** What it finds under the name `process`. */
  readonly process: object
}

/** Where the V8 code cache of a script is stored. @param name the name of the script, with its folder */
export function codeFile(name: string): string {
  return `${name}-${process.version}-${process.arch}.code`
}

/** Functions that write missing code caches, by the file to be written. */
const writers = new Map<string, (temporary: string) => void>()

/**
 * Runs a script as Node runs a CommonJS module, with the V8 code cache of an earlier run. Node 20 has no built-in
 * compile cache, and compiling the program takes a fifth of a build of forty pages.
 * @param code where its code cache is stored; nowhere when undefined
 */
export function runScript(
  file: string,
  code: string | undefined,
  { module, require, process: given }: Surroundings = {
    module: { exports: {} },
    require: createRequire(file),
    process,
  },
): Exports {
  const text = readFileSync(file, 'utf8')
  const script = new Script(begin + text + end, {
    filename: file,
    columnOffset: -begin.length,
    // V8 itself only checks that the length of the script is the same.
    cachedData: code === undefined ? undefined : readChecked(code, text),
  })
  if (code !== undefined && script.cachedDataRejected !== false)
    writers.set(code, (temporary) => writeFileSync(temporary, checked(script.createCachedData(), text)))
  script.runInThisContext()(module.exports, require, module, file, dirname(file), given)
  return module.exports
}

/** Stores the code caches of the scripts that were run, with all functions that have been called so far. */
export function keepCode(): void {
  for (const [code, write] of writers) writeCacheFile(code, write)
  writers.clear()
}

/** The wrapper around the code of a script. */
const [begin, end] = ['(function (exports, require, module, __filename, __dirname, process) {', '\n})']
