import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { EncodingBuffer } from '../encoding-buffer'
import type { PublishedFile } from './manifest'

/** Facts about a written file. */
type Written = Pick<PublishedFile, 'bytes' | 'sha256'>

/** Holds what is read at a time. Created once: the system takes longer to provide a new one than to read a page into it. */
const buffer = Buffer.allocUnsafeSlow(2 ** 20)

/** Writes a file text by text: as a single string, tens of megabytes would be in memory three times. */
export function writeTexts(path: string, texts: Iterable<string>, encoder = new EncodingBuffer()): Written {
  const hash = createHash('sha256')
  let bytes = 0
  const file = openSync(path, 'w')
  try {
    for (const text of texts) {
      const data = encoder.encoded([text])
      hash.update(data)
      writeFileSync(file, data)
      bytes += data.length
    }
  } finally {
    closeSync(file)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** The SHA-256 of a file's content, hexadecimal. */
export function hashOfFile(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      hash.update(buffer.subarray(0, read))
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}
