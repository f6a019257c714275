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
  /** Names everything that pages have in common: settings, templates, program. */
  readonly common: string
  readonly files: readonly LedgerEntry[]
  /** What is kept of the build; left out where the folder was not quite what the build had made. */
  readonly about?: About
}

const nothingKnown = '{"common":"","files":[]}'

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
  /** Names the text from which it was read. */
  #read = ''
  /** Undefined while it is let go of. */
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

  /** Reads it once more: another build of the folder may have ended since. */
  readAgain(): void {
    const text = this.#store.read(this.#name) ?? nothingKnown
    this.#read = sha256(text)
    this.#last = JSON.parse(text)
  }

  /**
   * Lets go of it until it is asked for, and read again: that of a hundred thousand pages fills 65 MB. Stamps that were told
   * before would be forgotten.
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
   * Puts what is known in place of what the output folder holds as it would be made.
   *
   * @param common names everything that the pages have in common
   * @param touched paths at which nothing lies any more as the last build left it; nothing is known without them
   */
  recognize(files: Iterable<SiteFile>, common: string, touched?: readonly string[]): Generator<RecognizedFile> {
    this.#common = common
    const known = touched !== undefined && this.#lastNow.common === common ? this.entries : []
    const entries = new Map(known.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))
    for (const path of touched ?? []) entries.delete(path)
    this.#recognition = new Recognition(this.#out, entries)
    return this.#recognition.recognize(files)
  }

  /** Told of files that have got a name more: by their stamps of before, the next build would take them for touched. */
  restamp(files: readonly Restamped[]): void {
    const stamps = new Map(files)
    for (const entry of this.entries) entry.stamp = stamps.get(entry.paths[0] ?? '') ?? entry.stamp
  }

  /** Keeps what was kept before, with the stamps of now, unless another build has kept something since. */
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
   * @param about what else is kept
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

  /** Nothing is known any more where another ledger lies there: the old output was looked at by the one of before. */
  #sameAgain(): Ledger<About> {
    const text = this.#store.read(this.#name) ?? nothingKnown
    return JSON.parse(sha256(text) === this.#read ? text : nothingKnown)
  }
}
