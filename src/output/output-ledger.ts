import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './entries-below'
import { isAsLeft, LedgerEntries, type LedgerEntry, type Origin } from './ledger-entries'
import type { PublishedFile } from './manifest'
import {
  type KnownFile,
  type LazyFile,
  made,
  type OutputFile,
  type PageFile,
  type PagePlan,
  type PlannedFile,
} from './output-file'
import { lastDraft } from './page-files'
import { sha256 } from './sha256'
import { stampOf } from './stamp'
import type { TextStore } from './text-store'

/** The files of an output folder. */
interface Ledger<About> {
  /** Names everything that pages have in common: settings, templates, program. */
  readonly common: string
  readonly files: readonly LedgerEntry[]
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
  readonly #entries: ReadonlyMap<string, LedgerEntry>
  #common = ''
  /** What the files of this build are made from, by their paths. */
  readonly #origins = new Map<string, Origin>()
  /** The files that were known in this build, and when they had last been written to. */
  readonly #known = new Map<string, { readonly entry: LedgerEntry; readonly mtimeMs: number }>()
  /** Those of them that are the same files in the new output folder. */
  readonly #confirmed = new Set<string>()

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
    for (const [path, entry] of this.#entries) if (!isAsLeft(this.#stats(path), entry)) return false
    return filesBelow(this.#out).length === this.#entries.size
  }

  /**
   * Puts what is known in place of what the output folder holds as it would be made.
   *
   * @param common names everything that the pages have in common
   */
  async *recognize(
    files: AsyncIterable<OutputFile | LazyFile | PlannedFile>,
    common: string,
  ): AsyncGenerator<OutputFile | PageFile | KnownFile> {
    this.#common = common
    const draftOf = lastDraft()
    let last: { readonly plan: PagePlan; readonly origin: Origin } | undefined
    for await (const file of files) {
      if ('content' in file) yield file
      else if ('make' in file) yield this.#knownAs(file, { name: file.name() }) ?? made(file)
      else {
        if (last?.plan !== file.plan) last = { plan: file.plan, origin: this.#originOf(file, draftOf) }
        yield this.#knownAs(file, last.origin) ?? draftOf(file)
      }
    }
  }

  /** Whether a file is the very one by which something was known in this build. */
  isKnown(path: string, stats: Stats): boolean {
    const known = this.#known.get(path)
    return known !== undefined && isAsLeft(stats, known.entry)
  }

  /** Told that the file by which something was known is in the new folder as it was: it need not be looked at again. */
  confirm(path: string): void {
    // Who writes to it later changes its stamp, and the next build sees that.
    this.#confirmed.add(path)
  }

  /**
   * Keeps for the next build what was published. A file that somebody has written to since is left out.
   *
   * @param before when the last file had been written, in milliseconds since 1970
   * @param about what else is kept
   */
  async write(published: readonly PublishedFile[], before: number, about?: About): Promise<void> {
    const entries = new LedgerEntries()
    for (const { path, bytes, sha256: hash } of published) {
      const confirmed = this.#confirmed.has(path) ? this.#known.get(path)?.entry : undefined
      const stamp = confirmed?.stamp ?? this.#stampNow(path, bytes, before)
      if (stamp !== undefined) entries.add(path, { origin: this.#origins.get(path), bytes, sha256: hash, stamp })
    }
    const files = entries.all()
    const isWhole = files.flatMap(({ paths }) => paths).length === published.length
    const ledger: Ledger<About> = { common: this.#common, files, ...(isWhole && about !== undefined && { about }) }
    this.#store.write(this.#name, JSON.stringify(ledger))
    await this.#store.sweep()
  }

  /** The stamp of a file as it was published; undefined where somebody has written to it since. */
  #stampNow(path: string, bytes: number, before: number): string | undefined {
    const stats = this.#stats(path)
    if (stats?.size !== bytes || stats.mtimeMs > before) return undefined
    return stats.mtimeMs === (this.#known.get(path) ?? stats).mtimeMs ? stampOf(stats) : undefined
  }

  /** What a page is made from. It is asked only where its name is another than that of the last build. */
  #originOf(file: PlannedFile, draftOf: (file: PlannedFile) => PageFile): Origin {
    const [{ name }, last] = [file.plan, this.#entryOf(file)?.origin]
    if (name !== undefined && name === last?.name) return last
    const { template, json } = draftOf(file).draft
    return { name, draft: sha256(`${template}\n${json}`) }
  }

  /** What the last build published at a path, where it had the same in common. */
  #entryOf({ path }: Pick<OutputFile, 'path'>): LedgerEntry | undefined {
    return this.#last.common === this.#common ? this.#entries.get(path) : undefined
  }

  /** The file that lies in the output folder, where it was made from the same and nobody has touched it. */
  #knownAs(file: Omit<OutputFile, 'content'>, origin: Origin): KnownFile | undefined {
    const { path, source } = file
    this.#origins.set(path, origin)
    const entry = this.#entryOf(file)
    if (entry?.origin === undefined || !isSameOrigin(entry.origin, origin)) return undefined
    const stats = this.#stats(path)
    if (stats === undefined || !isAsLeft(stats, entry)) return undefined
    this.#known.set(path, { entry, mtimeMs: stats.mtimeMs })
    return { path, source, known: { bytes: entry.bytes, sha256: entry.sha256 } }
  }

  #stats(path: string): Stats | undefined {
    const stats = lstatSync(join(this.#out, path), { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  }
}

/** A page may be the same although something changed that it does not show. */
function isSameOrigin(one: Origin, other: Origin): boolean {
  return one.draft === other.draft && (one.draft !== undefined || one.name === other.name)
}
