import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PublishedFile } from './manifest'
import type { OutputFile } from './output-file'

/** The last content that was put, for a page is put once for each of its names. */
interface LastContent {
  readonly content: OutputFile['content']
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
  readonly #folders = new Set<string>()
  readonly #kept: string[] = []
  #written = 0
  #last: LastContent | undefined

  /**
   * @param out the old output folder, which may not be there
   * @param folder the new one, empty
   */
  constructor(out: string, folder: string) {
    this.#out = out
    this.#folder = folder
  }

  /** Puts a file into the new folder. */
  put({ path, content }: OutputFile): PublishedFile {
    const known = this.#last?.content === content ? this.#last : contentOf(content)
    const old = sameFile(join(this.#out, path), known)
    if (old !== undefined) this.#kept.push(path)
    const written = old === undefined ? this.#write(path, known) : known.written
    this.#last = { ...known, ...(written !== undefined && { written }), ...(old !== undefined && { old }) }
    return { path, bytes: known.bytes, sha256: known.sha256 }
  }

  /** Whether the old folder holds what was put and nothing else. */
  isAsBefore(): boolean {
    if (this.#written > 0 || this.#kept.length === 0) return false
    const entries = readdirSync(this.#out, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory()).length === this.#kept.length
  }

  /** Takes over from the old folder what did not change: the same files, with their time of change. */
  complete(): void {
    for (const path of this.#kept) linkOrCopy(join(this.#out, path), this.#target(path))
  }

  #write(path: string, { written, content }: LastContent): string {
    const target = this.#target(path)
    if (written === undefined) writeFileSync(target, content)
    else linkOrCopy(written, target)
    this.#written += 1
    return target
  }

  #target(path: string): string {
    const target = join(this.#folder, path)
    const folder = dirname(target)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    return target
  }
}

/** Without a copy of the bytes: thousands of them would fill the memory before it is cleared. */
function contentOf(content: OutputFile['content']): LastContent {
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { content, bytes: Buffer.byteLength(content), sha256 }
}

/** The number of an old file with that content; undefined where there is none. */
function sameFile(path: string, { content, bytes, old }: LastContent): number | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile() || stats.size !== bytes) return undefined
  return stats.ino === old || readFileSync(path).equals(Buffer.from(content)) ? stats.ino : undefined
}

/** Not every file system has hard links, and none has any number of them for one file. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
