import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ifPossible } from './if-possible'

/** In bytes: a hash, hexadecimal, precedes the content. */
const hashLength = 64

/** A content for a cache file, preceded by a hash. @param about what the content is made from */
export function checked(content: Uint8Array, about: string): Buffer {
  return Buffer.concat([hashOf(content, about), content])
}

/** The content of a cache file; undefined if it is missing, damaged, or made from something else. */
export function readChecked(path: string, about: string): Buffer | undefined {
  const bytes = ifPossible(() => readFileSync(path))
  const content = bytes?.subarray(hashLength)
  return content && bytes?.subarray(0, hashLength).equals(hashOf(content, about)) ? content : undefined
}

function hashOf(content: Uint8Array, about: string): Buffer {
  return Buffer.from(createHash('sha256').update(about).update(content).digest('hex'))
}
