import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
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

/** In bytes: a hash precedes the code. */
const hashLength = 32

/** Functions that write missing code caches, by the file to be written. */
const writers = new Map<string, () => void>()

/**
 * Runs a script as Node runs a CommonJS module, with the V8 code cache of an earlier run. Node 20 has no built-in
 * compile cache, and compiling the program takes a fifth of a build of forty pages.
 * @param code where its code cache is stored; nowhere when undefined
 * @returns what the script exports
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
    cachedData: code === undefined ? undefined : readCode(code, text),
  })
  if (code !== undefined && script.cachedDataRejected !== false)
    writers.set(code, () => writeCode(code, text, script.createCachedData()))
  script.runInThisContext()(module.exports, require, module, file, dirname(file), given)
  return module.exports
}

/** Stores the code caches of the scripts that were run, with all functions that have been called so far. */
export function keepCode(): void {
  for (const write of writers.values()) write()
  writers.clear()
}

/**
 * The stored code cache of a script. Undefined if it is missing, damaged, or belongs to another script: V8 itself only
 * checks the length of the script.
 */
function readCode(path: string, text: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const code = bytes.subarray(hashLength)
    return bytes.subarray(0, hashLength).equals(hashOf(text, code)) ? code : undefined
  } catch {
    return undefined
  }
}

function writeCode(path: string, text: string, code: Buffer): void {
  writeCacheFile(path, (temporary) => writeFileSync(temporary, Buffer.concat([hashOf(text, code), code])))
}

function hashOf(text: string, code: Uint8Array): Buffer {
  return createHash('sha256').update(text).update(code).digest()
}

/** The wrapper around the code of a script. */
const [begin, end] = ['(function (exports, require, module, __filename, __dirname, process) {', '\n})']
