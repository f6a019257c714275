import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'
import { textOfBytes } from '../content/text-of-bytes'
import { readCode, writeCode } from './code-cache'

/** What a module exports. */
export type Exports = Readonly<Record<string, unknown>>

/** What a script is given. */
interface Surroundings {
  readonly module: { exports: Exports }
  readonly require: (name: string) => unknown
}

/** What keeps the code of scripts of which there was none that could be used, by the files in which it is to be kept. */
const keepers = new Map<string, () => void>()

/**
 * Runs a script as Node runs a CommonJS module, from the code that the engine made of it in an earlier run: to make that
 * anew takes a fifth of a build of forty pages.
 *
 * @param path where the code is kept; nowhere when undefined. It is of no use to another engine, or to one with other flags
 * @returns what the script exports
 */
export function runScript(
  file: string,
  path: string | undefined,
  { module, require }: Surroundings = usual(file),
): Exports {
  const framed = readFramed(file)
  const bytes = framed.subarray(begin.length, -end.length)
  const script = new Script(textOfBytes(framed), {
    filename: file,
    columnOffset: -begin.length,
    cachedData: path === undefined ? undefined : readCode(path, bytes),
  })
  if (path !== undefined && script.cachedDataRejected !== false)
    keepers.set(path, () => writeCode(path, bytes, () => script.createCachedData()))
  script.runInThisContext()(module.exports, require, module, file, dirname(file))
  return module.exports
}

/**
 * Keeps the code of the scripts that were run, where there was none that could be used: of all of their functions that have
 * been called by now.
 */
export function keepCode(): void {
  for (const keep of keepers.values()) keep()
  keepers.clear()
}

/** What Node gives a module. */
function usual(file: string): Surroundings {
  return { module: { exports: {} }, require: createRequire(file) }
}

/**
 * Reads a script between what makes it a function: to put that around its text would copy it, for which the system has to
 * provide as much memory again, in each thread.
 */
function readFramed(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const framed = Buffer.allocUnsafe(begin.length + size + end.length)
    framed.write(begin)
    const read = readSync(file, framed, begin.length, size, 0)
    return framed.subarray(0, begin.length + read + framed.write(end, begin.length + read))
  } finally {
    closeSync(file)
  }
}

/** Stand before and behind the code of a script. */
const [begin, end] = ['(function (exports, require, module, __filename, __dirname) {', '\n})']
