import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Texts in a folder, by the hash of what they were made from. The folder may be deleted at any time; an entry that is
 * damaged is one that is not there; a folder that cannot be written costs time and nothing else.
 */
export class TextStore {
  readonly #folder: string
  readonly #limit: number

  /** @param limit how many entries `sweep` leaves */
  constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** The text that was made from something. */
  read(key: string): string | undefined {
    try {
      const entry = readFileSync(join(this.#folder, key), 'utf8')
      const text = entry.slice(hashLength)
      return entry.startsWith(hashOf(text)) ? text : undefined
    } catch {
      return undefined
    }
  }

  /** Keeps a text: written beside and renamed, so that nobody ever reads half of it. */
  write(key: string, text: string): void {
    const beside = join(this.#folder, `${key}.${randomUUID()}`)
    try {
      mkdirSync(this.#folder, { recursive: true })
      writeFileSync(beside, hashOf(text) + text)
      renameSync(beside, join(this.#folder, key))
    } catch {
      // Next time it is made anew.
    }
  }

  /** Removes the oldest entries beyond the limit, and with them what was left behind by a process that was killed. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    if (names.length <= this.#limit) return
    const entries = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name)
        return { path, time: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 }
      }),
    )
    const old = entries.sort((a, b) => b.time - a.time).slice(this.#limit)
    await Promise.all(old.map(({ path }) => rm(path, { force: true })))
  }
}

const hashLength = 64

/** SHA-256, hexadecimal. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
