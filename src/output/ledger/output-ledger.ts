import { sha256 } from '../../content/sha256'
import type { TextStore } from '../cache/text-store'
import type { SiteFile } from '../output-file'
import { programName } from '../program-name'
import type { Restamped } from '../publish/copy-output'
import type { Published } from '../publish/publish'
import { LedgerEntries, type LedgerEntry } from './ledger-entries'
import { Recognition, type RecognizedFile } from './recognition'

/** The files of an output folder. */
interface Ledger<About> {
  /** Fingerprint of everything that pages have in common: settings, templates, program. */
  readonly common: string
  readonly files: readonly LedgerEntry[]
  /** What is kept of the build itself; left out where the folder was not exactly what the build had made. */
  readonly about?: About
}

const nothingKnown = '{"common":"","files":[]}'

/**
 * Knows the files of an output folder from the last build, so that unchanged pages are not printed again. A page is
 * unchanged when everything that it is printed from is, and when nobody has touched its file.
 *
 * @typeParam About what is kept of a build, as plain data
 */
export class OutputLedger<About = undefined> {
  readonly #store: TextStore
  readonly #out: string
  readonly #name: string
  /** Hash of the text from which it was read. */
  #read = ''
  /** Undefined after `rest`. */
  #last: Ledger<About> | undefined
  #common = ''
  #recognition: Recognition

  /** @param store where ledgers are kept: safe to delete at any time */
  constructor(store: TextStore, out: string) {
    this.#store = store
    this.#out = out
    this.#name = sha256(`${programName}\n${out}`)
    this.#recognition = new Recognition(out, new Map())
    this.readAgain()
  }

  /** Reads it again: another build of the folder may have ended since. */
  readAgain(): void {
    const text = this.#store.read(this.#name) ?? nothingKnown
    this.#read = sha256(text)
    this.#last = JSON.parse(text)
  }

  /**
   * Drops it from memory until it is needed, and then reads it again: that of a hundred thousand pages fills 65 MB.
   * Stamps passed to `restamp` before are forgotten.
   */
  rest(): void {
    this.#last = undefined
  }

  /** What was kept of the last build. */
  get about(): About | undefined {
    return this.#lastNow.about
  }

  /** What the last build published. */
  get entries(): readonly LedgerEntry[] {
    return this.#lastNow.files
  }

  /**
   * Replaces files that the output folder already holds, exactly as they would be made, by what is known of them.
   *
   * @param common fingerprint of everything that the pages have in common
   * @param touched paths of files that are no longer as the last build left them; when undefined, nothing is known
   */
  recognize(files: Iterable<SiteFile>, common: string, touched?: readonly string[]): Generator<RecognizedFile> {
    this.#common = common
    const known = touched !== undefined && this.#lastNow.common === common ? this.entries : []
    const entries = new Map(known.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))
    for (const path of touched ?? []) entries.delete(path)
    this.#recognition = new Recognition(this.#out, entries)
    return this.#recognition.recognize(files)
  }

  /** Notes new stamps of files that gained a hard link: by the old ones, the next build would take them for touched. */
  restamp(files: readonly Restamped[]): void {
    const stamps = new Map(files)
    for (const entry of this.entries) entry.stamp = stamps.get(entry.paths[0] ?? '') ?? entry.stamp
  }

  /** Writes the old ledger again, with the present stamps, unless another build has written one since. */
  keep(): void {
    if (sha256(this.#store.read(this.#name) ?? nothingKnown) !== this.#read) return
    this.#store.write(this.#name, JSON.stringify(this.#lastNow))
  }

  /** Forgets the folder. */
  forget(): void {
    this.#store.write(this.#name, nothingKnown)
  }

  /**
   * Keeps for the next build what was published. A file that somebody has written to since is left out.
   *
   * @param about what to keep of the build itself
   */
  async write({ files: published, writtenBy, isRelinked }: Published, about?: About): Promise<void> {
    const entries = new LedgerEntries()
    for (const file of published) {
      const facts = this.#recognition.factsOf(file, writtenBy, isRelinked)
      if (facts !== undefined) entries.add(file.path, facts)
    }
    const files = entries.all()
    const isWhole = files.flatMap(({ paths }) => paths).length === published.length
    const ledger: Ledger<About> = { common: this.#common, files, ...(isWhole && about !== undefined && { about }) }
    this.#store.write(this.#name, JSON.stringify(ledger))
    await this.#store.sweep()
  }

  get #lastNow(): Ledger<About> {
    this.#last ??= this.#sameAgain()
    return this.#last
  }

  /** Empty where another build has written a ledger since: the old output was compared with the previous one. */
  #sameAgain(): Ledger<About> {
    const text = this.#store.read(this.#name) ?? nothingKnown
    return JSON.parse(sha256(text) === this.#read ? text : nothingKnown)
  }
}
