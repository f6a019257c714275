import type { Stats } from 'node:fs'
import { shortSha256 } from '../../content/sha256'
import { isSameButForNames, stampOf } from '../../content/stamp'
import type { KnownFile, LazyFile, OutputFile, PageFile, PagePlan, PlannedFile, SiteFile } from '../output-file'
import { lastDraft } from '../print/page-files'
import type { PublishedFile } from '../publish/manifest'
import { placeIn } from '../publish/place-in'
import type { Published } from '../publish/publish'
import { fileStats } from '../publish/survey'
import type { FileFacts, LedgerEntry, Origin } from './ledger-entries'
import type { LedgerFiles, Place } from './ledger-files'
import { NewStats } from './new-stats'

/** A file that the output folder already contains, or one that has yet to be made, printed or written. */
export type RecognizedFile = OutputFile | LazyFile | PageFile | KnownFile

/** What files have been through when they were published. */
type Publishing = Omit<Published, 'files'>

/** Recognizes, during one build, files that the output folder already contains exactly as they would be made. */
export class Recognition {
  readonly #out: string
  readonly #findUntouched: () => LedgerFiles
  #untouched: LedgerFiles | undefined
  readonly #isSameSite: boolean
  readonly #newStats: NewStats
  /** What the files of this build are made from, by path, if it has changed since the last build. */
  readonly #origins = new Map<string, Origin>()

  /**
   * @param findUntouched finds the files that have not been modified since the last build; called only if one may be
   *   recognized, since a site may have two hundred thousand
   * @param isSameSite whether what all pages have in common is unchanged; otherwise only derived files are recognized
   */
  constructor(out: string, findUntouched: () => LedgerFiles, isSameSite: boolean) {
    this.#out = out
    this.#findUntouched = findUntouched
    this.#isSameSite = isSameSite
    this.#newStats = new NewStats(out)
  }

  /** Replaces files that need not be made with what is known about them. */
  *recognize(files: Iterable<SiteFile>): Generator<RecognizedFile> {
    const draftOf = lastDraft()
    let last: { readonly plan: PagePlan; readonly origin: Origin } | undefined
    for (const file of files) {
      if ('content' in file) {
        yield file
        continue
      }
      const place = this.#isSameSite ? this.#placeOf(file.path) : undefined
      if ('make' in file) yield this.#knownAs(file, { name: file.name() }, place) ?? file
      else {
        if (last?.plan !== file.plan) last = { plan: file.plan, origin: this.#originOf(file, draftOf, place) }
        yield this.#knownAs(file, last.origin, place) ?? draftOf(file)
      }
    }
  }

  /**
   * Replaces a file that is made from another with what is known about it, unless it must be made. Its name identifies
   * the content of the other, whatever the pages have in common.
   */
  recognizeDerived(file: LazyFile): LazyFile | KnownFile {
    return this.#knownAs(file, { name: file.name() }, this.#placeOf(file.path)) ?? file
  }

  /**
   * The entry of a published file that still has all of its links and was made from what it had been made from; undefined
   * for any other. If it was modified in the meantime, the next build will notice.
   */
  entryOf(path: string, { isRelinked }: Pick<Publishing, 'isRelinked'>): LedgerEntry | undefined {
    const known = isRelinked ? undefined : this.#linkedAsBefore(this.#untouched?.placeOf(path))
    return known?.paths.some((name) => this.#origins.has(name)) ? undefined : known
  }

  /**
   * What is known about a published file; undefined if it has been modified since.
   *
   * @param publishing when and how it was published: if known files gained a hard link, they have a new stamp
   */
  factsOf(file: PublishedFile, publishing: Publishing): FileFacts | undefined {
    const { path, bytes, sha256: hash } = file
    // If it was modified in the meantime, the next build will notice.
    const place = this.#untouched?.placeOf(path)
    const known = this.#recognized(place)
    const asKnown = publishing.isRelinked ? undefined : this.#linkedAsBefore(place)?.stamp
    const stamp = asKnown ?? this.#stampNow(file, publishing, known)
    if (stamp === undefined) return undefined
    return { origin: this.#origins.get(path) ?? known?.origin, bytes, sha256: hash, stamp }
  }

  /** The entry of a known file that still has all of its links. */
  #linkedAsBefore(place: Place | undefined): LedgerEntry | undefined {
    return place !== undefined && this.#untouched?.isWhole(place) ? this.#untouched.entryAt(place) : undefined
  }

  /** The entry of a file that was recognized. */
  #recognized(place: Place | undefined): LedgerEntry | undefined {
    return place !== undefined && this.#untouched?.isRecognized(place) ? this.#untouched.entryAt(place) : undefined
  }

  #placeOf(path: string): Place | undefined {
    this.#untouched ??= this.#findUntouched()
    return this.#untouched.placeOf(path)
  }

  /** @param known its entry, if it was recognized */
  #stampNow(file: PublishedFile, publishing: Publishing, known: LedgerEntry | undefined): string | undefined {
    const { path, bytes } = file
    const stats = publishing.kept.has(path) ? fileStats(placeIn(this.#out, path)) : this.#newStats.of(file)
    if (stats?.size !== bytes || isChanged(path, stats, publishing)) return undefined
    const stamp = stampOf(stats)
    return known === undefined || isSameButForNames(stamp, known.stamp) ? stamp : undefined
  }

  /** What a page is made from. Its draft is needed only if its fingerprint differs from that of the last build. */
  #originOf(file: PlannedFile, draftOf: (file: PlannedFile) => PageFile, place: Place | undefined): Origin {
    const [{ name }, last] = [file.plan, this.#untouched?.entryAt(place)?.origin]
    if (name !== undefined && name === last?.name) return last
    const { template, within, json, jsonLd } = draftOf(file).draft
    // Hashed apart, because joining would copy it, and lists of a hundred brands are long.
    return { name, draft: shortSha256([template, within, ...jsonLd, shortSha256(json)].join('\n')) }
  }

  /** The file as it is known, if it was made from the same inputs. */
  #knownAs(
    { path, source }: Omit<OutputFile, 'content'>,
    origin: Origin,
    place: Place | undefined,
  ): KnownFile | undefined {
    const entry = this.#untouched?.entryAt(place)
    // Nearly all files of a vast site are made from the same inputs as before.
    if (origin !== entry?.origin) this.#origins.set(path, origin)
    if (place === undefined || entry?.origin === undefined || !isSameOrigin(entry.origin, origin)) return undefined
    this.#untouched?.recognize(place)
    return { path, source, known: entry }
  }
}

/**
 * Whether a file has been modified since it was published. Its mtime may have been set back, but not its ctime, which in
 * files of the old folder is that of their last hard link.
 */
function isChanged(path: string, { mtimeMs, ctimeMs }: Stats, { kept, writtenBy, linkedBy }: Publishing): boolean {
  return mtimeMs > writtenBy || (ctimeMs > linkedBy && !kept.has(path))
}

/** A page may be unchanged although something that it does not show has changed. */
function isSameOrigin(one: Origin, other: Origin): boolean {
  return one.draft === other.draft && (one.draft !== undefined || one.name === other.name)
}
