import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputLedger } from '../ledger/output-ledger'
import { BuildWorker } from '../worker/build-worker'
import { told } from '../worker/told'
import { acquireLock, clearBeside, releaseLock, startHeartbeat, type Waiting } from './build-lock'
import { type Restamped, restampedNow } from './copy-output'
import type { BesideFolders } from './debris'
import { foreignFiles } from './foreign-files'
import { changedMeanwhile, type OldOutput } from './old-output'
import { SpareFolder } from './spare-folder'
import { fileStats, isUntouched, type Look, pathsOf, type Survey, unknownIn, untouched } from './survey'

/** Where a site is built, and with what. */
interface BuildPlace {
  readonly out: string
  /** The folder of the spare folders. */
  readonly spares: string
  /** The compiled `worker-thread.ts`. */
  readonly program: URL
  readonly ledger: Pick<OutputLedger<unknown>, 'entries' | 'restamp' | 'keep' | 'readAgain'>
}

/** In milliseconds: about as long as checking ten thousand pages takes. */
const aMoment = 250

/**
 * Holds the lock of an output folder for one build. In the worker that will print the new output, it checks and copies the
 * old one before the new one is known, since most of it will be the same.
 */
export class OutputSession {
  readonly beside: BesideFolders
  readonly worker: BuildWorker
  readonly spare: SpareFolder
  /** Paths of files that were modified since the last build. */
  readonly touched: Promise<readonly string[]>
  readonly #place: BuildPlace
  /** Whether a copy was made. */
  #copy: Promise<boolean> | undefined
  #look: Promise<Look> | undefined
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
    const { out, spares, program, ledger } = place
    this.#place = place
    this.beside = beside
    this.spare = new SpareFolder(spares, out)
    this.worker = new BuildWorker(program, ledger.entries.length)
    const left = ledger.entries.map(({ paths, stamp }) => ({ paths, stamp }))
    this.touched = this.worker.ask({ left: { out, left } }).then(({ touched }) => told(touched))
    this.#endHeartbeat = startHeartbeat(beside)
    // Rejections are handled by whoever awaits it, if anyone does.
    this.touched.catch(() => undefined)
  }

  /** Whether the old output contains exactly what the last build wrote. */
  async isUntouched(): Promise<boolean> {
    const { out, ledger } = this.#place
    // Runs in this thread while the worker checks the files themselves.
    const found = unknownIn(out, pathsOf(ledger.entries))
    return isUntouched({ ...found, touched: await this.touched })
  }

  /**
   * Has the worker copy the known part of the old output. Called only once a new output is likely, since copying
   * changes the stamps of the files.
   */
  copyOld(): void {
    this.#copy ??= this.#askToCopy()
    this.#copy.catch(() => undefined)
  }

  async #askToCopy(): Promise<boolean> {
    const { isCopied } = await this.worker.ask({
      copy: { renewed: this.beside.renewed, spares: this.#place.spares },
    })
    return told(isCopied)
  }

  /** Has the worker check the old output again, shortly before the new one is expected to be complete. */
  lookAgain(): void {
    this.#look = this.#askToLook()
    this.#look.catch(() => undefined)
  }

  async #askToLook(): Promise<Look> {
    const { look } = await this.worker.ask({ again: true })
    return told(look)
  }

  /**
   * What is known about the old output just before the new one replaces it. It is checked again, because a build may
   * take minutes.
   *
   * @throws InputError when files that the new output would share were modified or removed during the build
   */
  async old(): Promise<OldOutput> {
    const { touched, unknown, files } = await this.#lookOfNow()
    await this.#requireSame(touched)
    return { doubtful: unknown, files, copied: (await this.#copy) ? () => this.#copied() : undefined }
  }

  /** Paths of the files in the copy; from now on, the ledger knows them by the stamps that copying gave them. */
  async #copied(): Promise<ReadonlySet<string> | undefined> {
    const { ledger } = this.#place
    const { restamped } = await this.worker.ask({ restamped: true })
    ledger.restamp(told(restamped))
    const known = pathsOf(untouched(ledger.entries, await this.touched))
    // Without the ledger, the content of the copy is no longer known.
    return known.size > 0 ? known : undefined
  }

  /** Reuses a very recent check. A failed one is repeated. */
  async #lookOfNow(): Promise<Survey> {
    const last = await this.#look?.catch(() => undefined)
    const look = last !== undefined && isOfNow(last) ? last : await this.#askToLook()
    return look.found
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

  async #hasCopy(): Promise<boolean> {
    return (await this.#copy?.catch(() => false)) ?? false
  }

  async #clearUp(isPublished: boolean): Promise<boolean> {
    // Not before a copy is complete, because an incomplete one would be useless as a spare folder.
    const restamped = (await this.#hasCopy()) && !isPublished ? await this.#restamped() : undefined
    await this.worker.end()
    const hadCopy = existsSync(this.beside.renewed)
    const isKept = await clearBeside(this.#place.out, this.beside, this.spare)
    if (restamped !== undefined) this.#keepLedger(restamped, isKept)
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

  /**
   * If the old output stays, the next build must recognize its files by the stamps that copying gave them. It compares
   * them by their bytes if the worker cannot tell those any more.
   */
  async #restamped(): Promise<readonly Restamped[] | undefined> {
    const answer = await this.worker.ask({ restamped: true }).catch(() => undefined)
    return answer?.restamped
  }

  #keepLedger(restamped: readonly Restamped[], isCopyKept: boolean): void {
    const { out, ledger } = this.#place
    // Removing a copy changes them once more.
    ledger.restamp(isCopyKept ? restamped : restamped.map((file) => restampedNow(out, file)))
    ledger.keep()
  }
}

/** A check stays valid for as long as it took: its first observations are already that old when it ends. */
function isOfNow({ ended, took }: Look): boolean {
  const age = Date.now() - ended
  // The clock may be set back.
  return age >= 0 && age <= Math.max(aMoment, took)
}
