import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../content/sha256'
import { filesBelow } from './entries-below'
import { isAsLeft, LedgerEntries, type LedgerEntry } from './ledger-entries'
import type { PublishedFile } from './manifest'
import type { KnownFile, OutputFile, PageFile, SiteFile } from './output-file'
import { programName } from './program-name'
import { fileStats, Recognition } from './recognition'
import type { KnownFiles } from './renewed-folder'
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
export class OutputLedger<About = undefined> implements KnownFiles {
  readonly #store: TextStore
  readonly #out: string
  readonly #name: string
  readonly #last: Ledger<About>
  readonly #entries: ReadonlyMap<string, LedgerEntry>
  #common = ''
  #recognition: Recognition

  /** @param store where ledgers are kept: safe to delete at any time */
  constructor(store: TextStore, out: string) {
    this.#store = store
    this.#out = out
    this.#name = sha256(`${programName}\n${out}`)
    this.#last = JSON.parse(store.read(this.#name) ?? '{"common":"","files":[]}')
    this.#entries = new Map(this.#last.files.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))
    this.#recognition = new Recognition(out, new Map())
  }

  /** What was kept of the last build. */
  get about(): About | undefined {
    return this.#last.about
  }

  /** Whether the output folder holds all that the last build made, untouched, and nothing else. */
  isUntouched(): boolean {
    for (const [path, entry] of this.#entries) if (!isAsLeft(fileStats(join(this.#out, path)), entry)) return false
    return filesBelow(this.#out).length === this.#entries.size
  }

  /**
   * Puts what is known in place of what the output folder holds as it would be made.
   *
   * @param common names everything that the pages have in common
   */
  recognize(files: AsyncIterable<SiteFile>, common: string): AsyncGenerator<OutputFile | PageFile | KnownFile> {
    this.#common = common
    this.#recognition = new Recognition(this.#out, this.#last.common === common ? this.#entries : new Map())
    return this.#recognition.recognize(files)
  }

  isKnown(path: string, stats: Stats): boolean {
    return this.#recognition.isKnown(path, stats)
  }

  confirm(path: string): void {
    this.#recognition.confirm(path)
  }

  /**
   * Keeps for the next build what was published. A file that somebody has written to since is left out.
   *
   * @param before when the last file had been written, in milliseconds since 1970
   * @param about what else is kept
   */
  async write(published: readonly PublishedFile[], before: number, about?: About): Promise<void> {
    const entries = new LedgerEntries()
    for (const file of published) {
      const facts = this.#recognition.factsOf(file, before)
      if (facts !== undefined) entries.add(file.path, facts)
    }
    const files = entries.all()
    const isWhole = files.flatMap(({ paths }) => paths).length === published.length
    const ledger: Ledger<About> = { common: this.#common, files, ...(isWhole && about !== undefined && { about }) }
    this.#store.write(this.#name, JSON.stringify(ledger))
    await this.#store.sweep()
  }
}
