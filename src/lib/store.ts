import { isAscii } from 'node:buffer'
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, utimesSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { programId } from './program-id'
import { removeOldest } from './remove-oldest'
import { writeCacheFile } from './replace-file'
import { sha256 } from './sha256'

/** How many texts are kept: those of some twenty sites. */
const limit = 100

/** In hexadecimal digits: a hash precedes each text. */
const hashLength = 64

/** In characters: how much is written at a time. */
const chunkSize = 2 ** 20

/** The key of something that this program keeps. @param parts what distinguishes it from others of its kind */
export function keyFor(kind: string, ...parts: readonly unknown[]): string {
  return `${kind}-${sha256(JSON.stringify([programId, ...parts]))}`
}

/**
 * Keeps lists of lines between builds, each under a key, in a folder that may be deleted at any time. A damaged file
 * counts as missing. If the folder cannot be written, builds are merely slower.
 */
export class Store {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The lines kept under a key, decoded one at a time. Undefined if there are none. */
  read(key: string): Iterable<string> | undefined {
    const file = join(this.#folder, key)
    try {
      const bytes = readFileSync(file)
      const text = bytes.subarray(hashLength)
      if (bytes.toString('latin1', 0, hashLength) !== sha256(text)) return undefined
      // The files that have not been used for longest are removed first.
      utimesSync(file, new Date(), new Date())
      return linesOf(text)
    } catch {
      return undefined
    }
  }

  /** Keeps lines, which contain no line ends, in place of those before. */
  async write(key: string, lines: Iterable<string>): Promise<void> {
    writeCacheFile(join(this.#folder, key), (temporary) => {
      mkdirSync(this.#folder, { recursive: true })
      writeLines(temporary, lines)
    })
    await removeOldest(this.#folder, limit)
  }
}

function writeLines(path: string, lines: Iterable<string>): void {
  const hash = createHash('sha256')
  const file = openSync(path, 'w')
  const write = (text: string) => {
    hash.update(text)
    writeFileSync(file, text)
  }
  try {
    // The place of the hash, which is not known yet.
    writeFileSync(file, ' '.repeat(hashLength))
    let chunk = ''
    for (const line of lines) {
      chunk += `${line}\n`
      if (chunk.length < chunkSize) continue
      write(chunk)
      chunk = ''
    }
    write(chunk)
    writeSync(file, hash.digest('hex'), 0)
  } finally {
    closeSync(file)
  }
}

/** Decodes UTF-8 line by line; the lines are without their ends. */
export function* linesOf(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes)
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(lineEnd, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString(encoding, start, end)
    start = end + 1
  }
}

const lineEnd = '\n'.charCodeAt(0)

/** What is in ASCII, as most of it is, is read in half the time and takes half the memory. */
function encodingOf(bytes: Buffer): 'latin1' | 'utf8' {
  return isAscii(bytes) ? 'latin1' : 'utf8'
}
