import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { sha256 } from '../../content/sha256'
import { EncodingBuffer } from '../encoding-buffer'
import type { NewFile, OutputFile } from '../output-file'
import { hashOfFile, writeTexts } from './long-file'
import type { PublishedFile } from './manifest'
import { linkOrCopy, NewFolder } from './new-folder'
import { placeIn } from './place-in'
import type { Staged } from './stage'
import { fileStats } from './survey'

/** The content of a file: bytes, a text, or a list of texts to be joined. */
type Content = OutputFile['content'] | readonly string[]

/** The last content that was put: a page is put once for each of its paths, in succession. */
interface LastContent {
  readonly content: Content
  readonly data: Uint8Array
  readonly bytes: number
  readonly sha256: string
  /** Where it was written. */
  readonly written?: string | undefined
  /** The inode of an old file with the same content. */
  readonly old?: number | undefined
}

/**
 * Puts files into the new output folder, except those that the old one contains with the same bytes. Writes
 * synchronously: for many small files that takes a fifth of the time.
 */
export class Staging {
  readonly #out: string
  readonly #folder: NewFolder
  readonly #hasOld: boolean
  #published: PublishedFile[] = []
  #kept: string[] = []
  readonly #buffer = new EncodingBuffer()
  #last: LastContent | undefined

  /**
   * @param out the old output folder, which may not exist
   * @param folder the new one, empty
   */
  constructor(out: string, folder: string) {
    this.#out = out
    this.#folder = new NewFolder(out, folder)
    this.#hasOld = existsSync(out)
  }

  /** Puts a file. */
  put(file: NewFile): void {
    const { path } = file
    const { content, sha256: told } = 'content' in file ? file : { content: file.pieces }
    const known = this.#last?.content === content ? this.#last : this.#contentOf(content, told)
    const old = this.#hasOld ? sameFile(placeIn(this.#out, path), known) : undefined
    if (old !== undefined) this.#kept.push(path)
    const written = old === undefined ? this.#write(path, known) : known.written
    const { data, bytes, sha256: hash } = known
    this.#last = { content, data, bytes, sha256: hash, written, old: old ?? known.old }
    this.#published.push({ path, bytes, sha256: hash })
  }

  /** Puts a long file text by text; it can only be compared with the old one once it is written. */
  putTexts(path: string, texts: Iterable<string>): void {
    // The texts overwrite its buffer.
    this.#last = undefined
    const written = this.#folder.make(path, (target) => writeTexts(target, texts, this.#buffer))
    this.#published.push({ path, ...written })
    const old = placeIn(this.#out, path)
    if (fileStats(old)?.size !== written.bytes || hashOfFile(old) !== written.sha256) return
    rmSync(this.#folder.place(path))
    this.#kept.push(path)
  }

  /** Hands over what was put since the last call. */
  flush(): Staged {
    const staged = { published: this.#published, kept: this.#kept }
    this.#published = []
    this.#kept = []
    return staged
  }

  /** Valid until the next text is encoded. @param told its hash, if known */
  #contentOf(content: Content, told: string | undefined): LastContent {
    const data = content instanceof Uint8Array ? content : this.#buffer.encoded([content].flat())
    return { content, data, bytes: data.length, sha256: told ?? sha256(data) }
  }

  #write(path: string, { written, data }: LastContent): string {
    return this.#folder.make(path, (target) => {
      if (written === undefined) writeFileSync(target, data)
      else linkOrCopy(written, target)
      return target
    })
  }
}

/** The inode of an old file with the same content; undefined if it differs or does not exist. */
function sameFile(path: string, { data, bytes, old }: LastContent): number | undefined {
  const stats = fileStats(path)
  if (stats?.size !== bytes) return undefined
  return stats.ino === old || readFileSync(path).equals(data) ? stats.ino : undefined
}
