import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorAt } from './at'
import { filesBelow } from './entries-below'
import { manifestFile, type PublishedFile } from './manifest'
import type { OutputFile, SettledFile } from './output-file'
import { sha256 } from './sha256'
import type { Staged } from './stage'

/** What a file is put with: bytes, a text, or the texts of which it consists. */
type Content = OutputFile['content'] | readonly string[]

/** The last content that was put, for a page is put once for each of its names. */
interface LastContent {
  readonly content: Content
  readonly data: Uint8Array
  readonly bytes: number
  readonly sha256: string
  /** Where it was written. */
  readonly written?: string
  /** The old file that holds the same, by its number on the disk. */
  readonly old?: number
}

/**
 * The new output folder while it is made beside the old one. Files that did not change are taken over at the end, so that
 * nothing is written where nothing changed. Writes synchronously: for many small files that costs a fifth.
 */
export class Staging {
  readonly #out: string
  readonly #folder: string
  readonly #hasOld: boolean
  readonly #folders = new Set<string>()
  readonly #kept = new Set<string>()
  readonly #published: PublishedFile[] = []
  #written = 0
  /** Texts are encoded here, one after the other: a buffer for each would fill the memory before it is cleared. */
  readonly #room = Buffer.alloc(2 ** 20)
  #last: LastContent | undefined

  /**
   * @param out the old output folder, which may not be there
   * @param folder the new one, empty
   */
  constructor(out: string, folder: string) {
    this.#out = out
    this.#folder = folder
    this.#hasOld = existsSync(out)
  }

  /** Puts a file into the new folder. */
  put(file: SettledFile): void {
    const { path } = file
    if ('known' in file) {
      this.#kept.add(path)
      this.#published.push({ path, ...file.known })
      return
    }
    const content = 'content' in file ? file.content : file.pieces
    const known = this.#last?.content === content ? this.#last : this.#contentOf(content)
    const old = this.#hasOld ? sameFile(join(this.#out, path), known) : undefined
    if (old !== undefined) this.#kept.add(path)
    const written = old === undefined ? this.#write(path, known) : known.written
    this.#last = { ...known, ...(written !== undefined && { written }), ...(old !== undefined && { old }) }
    this.#published.push({ path, bytes: known.bytes, sha256: known.sha256 })
  }

  /** Puts the manifest, and tells what was put. */
  finish(): Staged {
    this.put(manifestFile([...this.#published]))
    return { published: this.#published, kept: this.#kept, isAsBefore: this.#isAsBefore() }
  }

  /** Holds until the next text is encoded. */
  #contentOf(content: Content): LastContent {
    const data = content instanceof Uint8Array ? content : this.#encoded([content].flat())
    return { content, data, bytes: data.length, sha256: sha256(data) }
  }

  #encoded(texts: readonly string[]): Uint8Array {
    // No character takes more than three bytes for each of its units.
    const most = texts.reduce((sum, { length }) => sum + 3 * length, 0)
    if (most > this.#room.length) return Buffer.from(texts.join(''))
    const end = texts.reduce((at, text) => at + this.#room.write(text, at), 0)
    return this.#room.subarray(0, end)
  }

  #isAsBefore(): boolean {
    if (this.#written > 0 || this.#kept.size === 0) return false
    return filesBelow(this.#out).length === this.#kept.size
  }

  /** Takes over from the old folder what did not change: the same files, with their time of change. */
  complete(): void {
    for (const path of this.#kept) this.#at(path, (target) => linkOrCopy(join(this.#out, path), target))
  }

  #write(path: string, { written, data }: LastContent): string {
    this.#written += 1
    return this.#at(path, (target) => {
      if (written === undefined) writeFileSync(target, data)
      else linkOrCopy(written, target)
    })
  }

  /** Makes a file of the new folder. An error names the file as people know it: the new folder is gone in a moment. */
  #at(path: string, make: (target: string) => void): string {
    const target = join(this.#folder, path)
    const folder = dirname(target)
    try {
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
      make(target)
    } catch (error) {
      throw errorAt(join(this.#out, path), error)
    }
    this.#folders.add(folder)
    return target
  }
}

/** The number of an old file with that content; undefined where there is none. */
function sameFile(path: string, { data, bytes, old }: LastContent): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile() || stats.size !== bytes) return undefined
  return stats.ino === old || readFileSync(path).equals(data) ? stats.ino : undefined
}

/** Not every file system has hard links, and none has any number of them for one file. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
