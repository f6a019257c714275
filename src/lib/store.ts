import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { batchesOf } from './batches-of'
import { checked, readChecked } from './checked'
import { ifPossible } from './if-possible'
import { programId } from './program-id'
import { removeOldest } from './remove-oldest'
import { writeCacheFile } from './replace-file'
import { sha256 } from './sha256'

/** How many texts are kept: enough for about twenty sites. */
const limit = 100

/** The key of an entry. @param parts what distinguishes it from others of its kind */
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
    const text = readChecked(file, key)
    if (text === undefined) return undefined
    // The files that have not been used for longest are removed first.
    ifPossible(() => utimesSync(file, new Date(), new Date()))
    return linesOf(text)
  }

  /** Replaces the lines under a key. A line must not contain line ends. */
  async write(key: string, lines: Iterable<string>): Promise<void> {
    writeCacheFile(join(this.#folder, key), (temporary) => {
      mkdirSync(this.#folder, { recursive: true })
      const batches = Array.from(batchesOf(lines), (batch) => Buffer.from(`${batch.join('\n')}\n`))
      writeFileSync(temporary, checked(Buffer.concat(batches), key))
    })
    await removeOldest(this.#folder, limit)
  }
}

/** Decodes UTF-8 line by line; the lines are without their ends. */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(lineEnd, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

const lineEnd = '\n'.charCodeAt(0)
