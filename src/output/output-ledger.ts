import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { memo } from '../content/memo'
import { filesBelow } from './entries-below'
import type { PublishedFile } from './manifest'
import type { KnownFile, PageFile, SiteFile } from './output-file'
import type { PageDraft } from './page-draft'
import { sha256 } from './sha256'
import { stampOf } from './stamp'
import type { TextStore } from './text-store'

/** A file as it was published. */
interface Entry extends Omit<PublishedFile, 'path'> {
  /** All its names: a page has one for each form of its address. */
  readonly paths: string[]
  /** Of a page: names everything that it was printed from. */
  readonly key?: string | undefined
  /** Of the file on the disk. */
  readonly stamp: string
}

/** The files of an output folder. */
interface Ledger<About> {
  /** Names everything that pages have in common: settings, templates, program. */
  readonly common: string
  readonly files: readonly Entry[]
  /** What is kept of the build; left out where the folder was not quite what the build had made. */
  readonly about?: About
}

/**
 * Knows the files of an output folder from the last build, so that pages which would come out the same are not printed
 * again. A page is the same when everything that it is printed from is, and when nobody has touched its file.
 *
 * @typeParam About what is kept of a build, as plain data
 */
export class OutputLedger<About = undefined> {
  readonly #store: TextStore
  readonly #out: string
  readonly #name: string
  readonly #last: Ledger<About>
  readonly #entries: ReadonlyMap<string, Entry>
  #common = ''
  readonly #keys = new Map<string, string>()
  /** When the files of the pages that were known had last been written to. */
  readonly #seen = new Map<string, number>()

  /** @param store where ledgers are kept: safe to delete at any time */
  constructor(store: TextStore, out: string) {
    this.#store = store
    this.#out = out
    // The name of the compiled program tells its sources: what another one kept may have another form.
    this.#name = sha256(`${import.meta.url}\n${out}`)
    this.#last = JSON.parse(store.read(this.#name) ?? '{"common":"","files":[]}')
    this.#entries = new Map(this.#last.files.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))
  }

  /** What was kept of the last build. */
  get about(): About | undefined {
    return this.#last.about
  }

  /** Whether the output folder holds all that the last build made, untouched, and nothing else. */
  isUntouched(): boolean {
    for (const [path, entry] of this.#entries) if (!isSame(this.#stats(path), entry)) return false
    return filesBelow(this.#out).length === this.#entries.size
  }

  /**
   * Puts what is known in place of the pages that the output folder holds as they would be printed.
   *
   * @param common names everything that the pages have in common
   */
  async *recognize(files: AsyncIterable<SiteFile>, common: string): AsyncGenerator<SiteFile> {
    this.#common = common
    const keyOfLast = memo(1, keyOf)
    for await (const file of files) {
      if ('draft' in file) {
        const key = keyOfLast(file.draft)
        this.#keys.set(file.path, key)
        yield this.#known(file, key) ?? file
      } else yield file
    }
  }

  /**
   * Keeps for the next build what was published. A file that somebody has written to since is left out.
   *
   * @param before when the last file had been written, in milliseconds since 1970
   * @param about what else is kept
   */
  async write(published: readonly PublishedFile[], before: number, about?: About): Promise<void> {
    const entries = new Map<string, Entry>()
    for (const { path, bytes, sha256: hash } of published) {
      const stats = this.#stats(path)
      if (stats?.size !== bytes || stats.mtimeMs > before) continue
      if (stats.mtimeMs !== (this.#seen.get(path) ?? stats.mtimeMs)) continue
      const facts = { key: this.#keys.get(path), bytes, sha256: hash, stamp: stampOf(stats) }
      // By all of them: the numbers of files alone do not tell, for some disks have larger ones than a number can hold.
      const name = JSON.stringify(facts)
      const entry = entries.get(name) ?? { paths: [], ...facts }
      entry.paths.push(path)
      entries.set(name, entry)
    }
    const files = [...entries.values()]
    const isWhole = files.flatMap(({ paths }) => paths).length === published.length
    const ledger: Ledger<About> = { common: this.#common, files, ...(isWhole && about !== undefined && { about }) }
    this.#store.write(this.#name, JSON.stringify(ledger))
    await this.#store.sweep()
  }

  #known({ path, source }: PageFile, key: string): KnownFile | undefined {
    const entry = this.#entries.get(path)
    if (entry?.key !== key || this.#last.common !== this.#common) return undefined
    const stats = this.#stats(path)
    if (stats === undefined || !isSame(stats, entry)) return undefined
    this.#seen.set(path, stats.mtimeMs)
    return { path, source, known: { bytes: entry.bytes, sha256: entry.sha256 } }
  }

  #stats(path: string): Stats | undefined {
    const stats = lstatSync(join(this.#out, path), { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  }
}

function isSame(stats: Stats | undefined, { stamp }: Entry): boolean {
  return stats !== undefined && stampOf(stats) === stamp
}

function keyOf({ template, json }: PageDraft): string {
  return sha256(`${template}\n${json}`)
}
