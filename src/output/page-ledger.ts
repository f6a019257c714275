import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { memo } from '../content/memo'
import type { PublishedFile } from './manifest'
import type { KnownFile, PageFile, SiteFile } from './output-file'
import type { PageDraft } from './page-draft'
import { sha256 } from './sha256'
import type { TextStore } from './text-store'

/** A page as it was published. */
interface Entry extends Omit<PublishedFile, 'path'> {
  /** Names everything that it was printed from. */
  readonly key: string
  /** The file on the disk: its number, and when anything about it last changed. */
  readonly file: number
  readonly changed: number
}

/** The pages of an output folder, by their paths. */
interface Ledger {
  /** Names everything that pages have in common: settings, templates, program. */
  readonly common: string
  readonly pages: Readonly<Record<string, Entry>>
}

/**
 * Knows the pages of an output folder from the last build, so that those which would come out the same are not printed
 * again. A page is the same when everything that it is printed from is, and when nobody has touched its file.
 */
export class PageLedger {
  readonly #store: TextStore
  readonly #out: string
  readonly #common: string
  readonly #keys = new Map<string, string>()
  /** When the files of the pages that were known had last been written to. */
  readonly #seen = new Map<string, number>()

  /**
   * @param store where ledgers are kept: safe to delete at any time
   * @param common names everything that the pages have in common
   */
  constructor(store: TextStore, out: string, common: string) {
    this.#store = store
    this.#out = out
    this.#common = common
  }

  /** Puts what is known in place of the pages that the output folder holds as they would be printed. */
  async *recognize(files: AsyncIterable<SiteFile>): AsyncGenerator<SiteFile> {
    const { pages } = this.#read()
    const keyOfLast = memo(1, keyOf)
    for await (const file of files) {
      if ('draft' in file) {
        const key = keyOfLast(file.draft)
        this.#keys.set(file.path, key)
        yield this.#known(file, key, pages[file.path]) ?? file
      } else yield file
    }
  }

  /**
   * Keeps for the next build what was published. A file that somebody has written to since is left out.
   *
   * @param before when the last file had been written, in milliseconds since 1970
   */
  async write(published: readonly PublishedFile[], before: number): Promise<void> {
    const pages: Record<string, Entry> = {}
    for (const { path, bytes, sha256: hash } of published) {
      const key = this.#keys.get(path)
      const stats = key === undefined ? undefined : this.#stats(path)
      if (key === undefined || stats === undefined || stats.size !== bytes) continue
      if (stats.mtimeMs > before || stats.mtimeMs !== (this.#seen.get(path) ?? stats.mtimeMs)) continue
      pages[path] = { key, bytes, sha256: hash, file: stats.ino, changed: stats.ctimeMs }
    }
    this.#store.write(sha256(this.#out), JSON.stringify({ common: this.#common, pages } satisfies Ledger))
    await this.#store.sweep()
  }

  #read(): Ledger {
    const text = this.#store.read(sha256(this.#out))
    const ledger: Ledger = JSON.parse(text ?? '{"common":"","pages":{}}')
    return ledger.common === this.#common ? ledger : { common: this.#common, pages: {} }
  }

  #known({ path, source }: PageFile, key: string, entry: Entry | undefined): KnownFile | undefined {
    if (entry?.key !== key) return undefined
    const stats = this.#stats(path)
    const isSame = stats?.ino === entry.file && stats.ctimeMs === entry.changed && stats.size === entry.bytes
    if (!isSame) return undefined
    this.#seen.set(path, stats.mtimeMs)
    return { path, source, known: { bytes: entry.bytes, sha256: entry.sha256 } }
  }

  #stats(path: string): Stats | undefined {
    const stats = lstatSync(join(this.#out, path), { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  }
}

function keyOf({ template, json }: PageDraft): string {
  return sha256(template + sha256(json))
}
