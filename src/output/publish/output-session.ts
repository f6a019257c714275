import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputLedger } from '../ledger/output-ledger'
import type { BuildWorker } from '../worker/build-worker'
import { acquireLock, clearBeside, releaseLock, startHeartbeat, type Waiting } from './build-lock'
import type { BesideFolders } from './debris'
import { foreignFiles } from './foreign-files'
import { OldCheck } from './old-check'
import { OldCopy } from './old-copy'
import { changedMeanwhile, type OldOutput } from './old-output'
import { SpareFolder } from './spare-folder'
import { fileStats, isUntouched, pathsOf } from './survey'
import { unknownIn } from './unknown-in'

/** Where a site is built, and with what. */
interface BuildPlace {
  readonly out: string
  /** The folder of the spare folders. */
  readonly spares: string
  /** Hands over a worker, which the session ends. */
  readonly worker: () => BuildWorker
  readonly ledger: Pick<OutputLedger<unknown>, 'entries' | 'restamp' | 'keep' | 'readAgain'>
}

/**
 * Holds the lock of an output folder for one build. In the worker that will print the new output, it checks and copies the
 * old one before the new one is known, since most of it will be the same.
 */
export class OutputSession {
  readonly beside: BesideFolders
  readonly worker: BuildWorker
  readonly spare: SpareFolder
  readonly #place: BuildPlace
  readonly #pages: number
  readonly #check: OldCheck
  readonly #copy: OldCopy
  #end: Promise<boolean> | undefined
  readonly #endHeartbeat: () => void

  /**
   * Waits for other builds of the folder, and has the worker check the old output.
   *
   * @throws InputError when they do not finish
   */
  static async begin(place: BuildPlace, waiting: Waiting): Promise<OutputSession> {
    let hasWaited = false
    const onWait = (pid: number) => {
      hasWaited = true
      waiting.onWait?.(pid)
    }
    const beside = await acquireLock(place.out, { ...waiting, onWait })
    try {
      if (hasWaited) place.ledger.readAgain()
      return new OutputSession(place, beside)
    } catch (error) {
      releaseLock(beside)
      throw error
    }
  }

  private constructor(place: BuildPlace, beside: BesideFolders) {
    const { out, spares, ledger } = place
    this.#place = place
    this.beside = beside
    this.spare = new SpareFolder(spares, out)
    this.worker = place.worker()
    this.#pages = ledger.entries.length
    this.#check = new OldCheck(this.worker, out, ledger.entries)
    this.#copy = new OldCopy(this.worker, { ...place, renewed: beside.renewed })
    this.#endHeartbeat = startHeartbeat(beside)
  }

  /** Paths of files that were modified since the last build. */
  get touched(): Promise<readonly string[]> {
    return this.#check.touched
  }

  /** Whether the old output contains exactly what the last build wrote. */
  async isUntouched(): Promise<boolean> {
    const { out, ledger } = this.#place
    // Runs in this thread while the worker checks the files themselves.
    const found = unknownIn(out, pathsOf(ledger.entries))
    return isUntouched({ ...found, touched: await this.touched })
  }

  /** Has the worker copy the known part of the old output, see `OldCopy`. */
  copyOld(): void {
    this.#copy.begin()
  }

  /** Has the worker check the old output again, see `OldCheck`. */
  lookAgain(): void {
    this.#check.lookAgain()
  }

  /**
   * What is known about the old output just before the new one replaces it. It is checked again, because a build may
   * take minutes.
   *
   * @throws InputError when files that the new output would share were modified or removed during the build
   */
  async old(): Promise<OldOutput> {
    const { touched, unknown, files } = await this.#check.now()
    await this.#requireSame(touched)
    const copied = () => this.#copied()
    return { doubtful: unknown, files, copied: (await this.#copy.isMade()) ? copied : undefined }
  }

  /** Paths of the files in the copy. Undefined without the ledger, for then its content is not known. */
  async #copied(): Promise<ReadonlySet<string> | undefined> {
    await this.#copy.restampLedger()
    const { entries } = this.#place.ledger
    return entries.length > 0 ? this.#check.known(entries) : undefined
  }

  /** A touched file may still have the same bytes. */
  async #requireSame(touched: readonly string[]): Promise<void> {
    const { out } = this.#place
    const gone = touched.filter((path) => fileStats(join(out, path)) === undefined)
    const changed = [...gone, ...(await foreignFiles(out, touched))]
    if (changed.length > 0) throw changedMeanwhile(out, changed)
  }

  /**
   * Ends the worker and removes what is not needed any more, once. The lock stays.
   *
   * @param isPublished whether the ledger will record what was published
   * @returns whether a copy was removed, which changed the stamps of the files that it shared with the output
   */
  end(isPublished: boolean): Promise<boolean> {
    this.#end ??= this.#clearUp(isPublished)
    return this.#end
  }

  async #clearUp(isPublished: boolean): Promise<boolean> {
    // Not before a copy is complete, because an incomplete one would be useless as a spare folder.
    const hasCopy = await this.#copy.isMade().catch(() => false)
    const restamped = hasCopy && !isPublished ? await this.#copy.restamped() : undefined
    await this.worker.end(this.#pages)
    const hadCopy = existsSync(this.beside.renewed)
    const isKept = await clearBeside(this.#place.out, this.beside, this.spare)
    if (restamped !== undefined) this.#copy.keepLedger(restamped, isKept)
    return hadCopy && !isKept
  }

  /**
   * Lets the next build proceed. Called last: a build that waits finds what the ledger has recorded by then. Where most
   * of the output is new, its folder was the lock, which is gone since it became the output.
   */
  release(): void {
    this.#endHeartbeat()
    releaseLock(this.beside)
  }
}
