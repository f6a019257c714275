import { existsSync } from 'node:fs'
import { sha256 } from '../../content/sha256'
import type { TextStore } from '../cache/text-store'
import type { KnownFile, LazyFile, SiteFile } from '../output-file'
import { programId } from '../program-id'
import type { Published } from '../publish/publish'
import { isHuge } from '../site-size'
import { LedgerEntries, type LedgerEntry, type Restamps } from './ledger-entries'
import { LedgerFiles } from './ledger-files'
import { Recognition, type RecognizedFile } from './recognition'
import { StoredLedger } from './stored-ledger'

/**
 * Knows the files of an output folder from the last build, so that unchanged pages are not printed again. A page is
 * unchanged if all its inputs are and its file has not been modified.
 *
 * @typeParam About data kept about a build, as plain data
 */
export class OutputLedger<About = undefined> {
  readonly #out: string
  readonly #stored: StoredLedger<About>
  #common = ''
  #recognition: Recognition

  /** @param store where ledgers are kept; safe to delete at any time. Of a folder that is gone, nothing is known */
  constructor(store: TextStore, out: string) {
    this.#out = out
    this.#stored = new StoredLedger(store, nameOf(out), existsSync(out))
    this.#recognition = new Recognition(out, () => new LedgerFiles([], []), false)
  }

  /** Reads the ledger again: another build of the folder may have finished since. */
  readAgain(): void {
    this.#stored.readAgain()
  }

  /**
   * Drops the ledger from memory and reads it again when needed: that of a hundred thousand pages takes 65 MB. Stamps
   * passed to `restamp` before are lost.
   */
  rest(): void {
    this.#stored.rest()
  }

  /** The data kept about the last build. */
  get about(): About | undefined {
    return this.#stored.last.about
  }

  /** What the last build published. */
  get entries(): readonly LedgerEntry[] {
    return this.#stored.last.files
  }

  /**
   * Replaces files that the output folder already contains, exactly as they would be made, with what is known about
   * them.
   *
   * @param common fingerprint of everything that the pages have in common
   * @param touched paths of files that were modified since the last build; nothing is known when undefined
   */
  recognize(files: Iterable<SiteFile>, common: string, touched?: readonly string[]): Generator<RecognizedFile> {
    this.#common = common
    const isSameSite = this.#stored.last.common === common
    // Nothing in it is of use while the pages are made.
    if (!isSameSite && isHuge(this.entries.length)) this.rest()
    // Of which files were modified, nothing may be known, either.
    const untouched = () => new LedgerFiles(touched === undefined ? [] : this.entries, touched ?? [])
    this.#recognition = new Recognition(this.#out, untouched, isSameSite)
    return this.#recognition.recognize(files)
  }

  /** Replaces files that are made from those, in the same build, with what is known about them. */
  *recognizeDerived(files: Iterable<LazyFile>): Iterable<LazyFile | KnownFile> {
    for (const file of files) yield this.#recognition.recognizeDerived(file)
  }

  /**
   * Updates the stamps of files that gained a hard link; with the old ones, the next build would consider them
   * modified.
   */
  restamp(stamps: Restamps): void {
    for (const [index, entry] of this.entries.entries()) entry.stamp = stamps[index] || entry.stamp
  }

  /** Writes the old ledger again with current stamps, unless another build has written one since. */
  keep(): void {
    this.#stored.keep()
  }

  /** Forgets the folder. */
  forget(): void {
    this.#stored.forget()
  }

  /**
   * Records what was published for the next build. Files that have been modified since are omitted.
   *
   * @param about data to keep about the build itself
   */
  async write({ files: published, ...publishing }: Published, about?: About): Promise<void> {
    const entries = new LedgerEntries()
    for (const file of published) {
      const known = this.#recognition.entryOf(file.path, publishing)
      if (known !== undefined) {
        entries.keep(file.path, known)
        continue
      }
      const facts = this.#recognition.factsOf(file, publishing)
      if (facts !== undefined) entries.add(file.path, facts)
    }
    const files = entries.all()
    const isWhole = files.flatMap(({ paths }) => paths).length === published.length
    const isKept = isWhole && about !== undefined
    this.#stored.write({ common: this.#common, files, ...(isKept && { about }) })
    await this.#stored.sweep()
  }
}

/** The name of the ledger of a folder. */
function nameOf(out: string): string {
  return sha256(`${programId}\n${out}`)
}
