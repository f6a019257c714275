import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { writeBeside } from '../content/write-beside'

/** Where the code of something is kept that this engine has made. @param name of the thing, with its folder */
export function codeFile(name: string): string {
  return `${name}-${process.version}-${process.arch}.code`
}

/** In bytes. */
const hashLength = 32

/**
 * The code that was kept of a script. Undefined where there is none, or that of another script, or it is damaged: the engine
 * would run it all the same, for it asks for no more than a script of the same length.
 */
export function readCode(path: string, script: Uint8Array): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const code = bytes.subarray(hashLength)
    return bytes.subarray(0, hashLength).equals(checksum(script, code)) ? code : undefined
  } catch {
    return undefined
  }
}

/** Keeps the code of a script. @param make makes the code, once it can be written */
export function writeCode(path: string, script: Uint8Array, make: () => Uint8Array): void {
  writeBeside(path, (beside) => {
    const file = openSync(beside, 'wx')
    try {
      const code = make()
      writeFileSync(file, checksum(script, code))
      writeFileSync(file, code)
    } finally {
      closeSync(file)
    }
  })
}

function checksum(script: Uint8Array, code: Uint8Array): Buffer {
  return createHash('sha256').update(script).update(code).digest()
}
