import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

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
    return bytes.subarray(0, hashLength).equals(nameOf(script, code)) ? code : undefined
  } catch {
    return undefined
  }
}

/** Keeps the code of a script: written beside and renamed, so that nobody ever reads half of it. */
export function writeCode(path: string, script: Uint8Array, code: Uint8Array): void {
  const beside = `${path}.${randomUUID()}`
  try {
    writeFileSync(beside, Buffer.concat([nameOf(script, code), code]))
    renameSync(beside, path)
  } catch {
    // Next time it is made anew.
    rmSync(beside, { force: true })
  }
}

function nameOf(script: Uint8Array, code: Uint8Array): Buffer {
  return createHash('sha256').update(script).update(code).digest()
}
