import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../content/sha256'
import { type FileFacts, isAsLeft, type LedgerEntry, type Origin } from './ledger-entries'
import type { PublishedFile } from './manifest'
import {
  type KnownFile,
  made,
  type OutputFile,
  type PageFile,
  type PagePlan,
  type PlannedFile,
  type SiteFile,
} from './output-file'
import { lastDraft } from './page-files'
import type { KnownFiles } from './renewed-folder'
import { stampOf } from './stamp'

/** Recognizes in one build what the output folder holds already as it would be made. */
export class Recognition implements KnownFiles {
  readonly #out: string
  readonly #entries: ReadonlyMap<string, LedgerEntry>
  /** What the files of this build are made from, by their paths. */
  readonly #origins = new Map<string, Origin>()
  /** The files that were known, and when they had last been written to. */
  readonly #known = new Map<string, { readonly entry: LedgerEntry; readonly mtimeMs: number }>()
  /** Those of them that are the same files in the new output folder. */
  readonly #confirmed = new Set<string>()

  /** @param entries what the last build published, by its paths; none where pages have no longer the same in common */
  constructor(out: string, entries: ReadonlyMap<string, LedgerEntry>) {
    this.#out = out
    this.#entries = entries
  }

  /** Puts what is known in place of what need not be made. */
  async *recognize(files: AsyncIterable<SiteFile>): AsyncGenerator<OutputFile | PageFile | KnownFile> {
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

  /** Whether a file is the very one by which something was known. */
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
   * What is known of a file that was published; undefined where somebody has written to it since.
   *
   * @param before when the last file had been written, in milliseconds since 1970
   */
  factsOf({ path, bytes, sha256: hash }: PublishedFile, before: number): FileFacts | undefined {
    const confirmed = this.#confirmed.has(path) ? this.#known.get(path)?.entry : undefined
    const stamp = confirmed?.stamp ?? this.#stampNow(path, bytes, before)
    return stamp === undefined ? undefined : { origin: this.#origins.get(path), bytes, sha256: hash, stamp }
  }

  #stampNow(path: string, bytes: number, before: number): string | undefined {
    const stats = fileStats(join(this.#out, path))
    if (stats?.size !== bytes || stats.mtimeMs > before) return undefined
    return stats.mtimeMs === (this.#known.get(path) ?? stats).mtimeMs ? stampOf(stats) : undefined
  }

  /** What a page is made from. It is asked only where its name is another than that of the last build. */
  #originOf(file: PlannedFile, draftOf: (file: PlannedFile) => PageFile): Origin {
    const [{ name }, last] = [file.plan, this.#entries.get(file.path)?.origin]
    if (name !== undefined && name === last?.name) return last
    const { template, json } = draftOf(file).draft
    return { name, draft: sha256(`${template}\n${json}`) }
  }

  /** The file that lies in the output folder, where it was made from the same and nobody has touched it. */
  #knownAs({ path, source }: Omit<OutputFile, 'content'>, origin: Origin): KnownFile | undefined {
    this.#origins.set(path, origin)
    const entry = this.#entries.get(path)
    if (entry?.origin === undefined || !isSameOrigin(entry.origin, origin)) return undefined
    const stats = fileStats(join(this.#out, path))
    if (stats === undefined || !isAsLeft(stats, entry)) return undefined
    this.#known.set(path, { entry, mtimeMs: stats.mtimeMs })
    return { path, source, known: { bytes: entry.bytes, sha256: entry.sha256 } }
  }
}

/** What a file looks like from outside; undefined where there is none, or something else. */
export function fileStats(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats : undefined
}

/** A page may be the same although something changed that it does not show. */
function isSameOrigin(one: Origin, other: Origin): boolean {
  return one.draft === other.draft && (one.draft !== undefined || one.name === other.name)
}
