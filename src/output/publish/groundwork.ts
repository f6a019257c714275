import { join } from 'node:path'
import type { OutputLedger } from '../ledger/output-ledger'
import { BuildWorker } from '../worker/build-worker'
import type { WorkerResult } from '../worker/messages'
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
  /** Holds the spare folders. */
  readonly spares: string
  /** The compiled `worker-thread.ts`. */
  readonly program: URL
  readonly ledger: Pick<OutputLedger<unknown>, 'entries' | 'restamp' | 'keep' | 'readAgain'>
}

/** In milliseconds: about as long as looking at ten thousand pages takes. */
const aMoment = 250

/**
 * What can be done before it is known what the new output will hold, in the worker that prints it later: looking at the
 * old output, and copying it, for most of the new one will be the same. The output folder is locked from the beginning
 * of it to the end.
 */
export class Groundwork {
  readonly beside: BesideFolders
  readonly worker: BuildWorker
  readonly spare: SpareFolder
  /** Paths of files that are no longer as the last build left them. */
  readonly touched: Promise<readonly string[]>
  readonly #place: BuildPlace
  #copy: Promise<WorkerResult> | undefined
  #look: Promise<Look> | undefined
  #end: Promise<void> | undefined
  readonly #endHeartbeat: () => void

  /**
   * Waits for other builds of the folder, and has the worker look at the old output.
   *
   * @throws InputError when they do not end
   */
  static async begin(place: BuildPlace, waiting: Waiting): Promise<Groundwork> {
    let hasWaited = false
    const onWait = (pid: number) => {
      hasWaited = true
      waiting.onWait?.(pid)
    }
    const beside = await acquireLock(place.out, { ...waiting, onWait })
    try {
      if (hasWaited) place.ledger.readAgain()
      return new Groundwork(place, beside)
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
    // Its rejection is handled by whoever awaits it, if anybody does.
    this.touched.catch(() => undefined)
  }

  /** Whether the old output holds exactly what the last build left. */
  async isUntouched(): Promise<boolean> {
    const { out, ledger } = this.#place
    // In this thread, while the worker looks at the files themselves.
    const found = unknownIn(out, pathsOf(ledger.entries))
    return isUntouched({ ...found, touched: await this.touched })
  }

  /**
   * Has the worker copy what is known of the old output. Called once a new output is likely, since copying changes the
   * stamps of the files.
   */
  copyOld(): void {
    this.#copy ??= this.worker.ask({ copy: { renewed: this.beside.renewed, spares: this.#place.spares } })
  }

  /** Has the worker look at the old output once more, shortly before the new one is expected to be complete. */
  lookAgain(): void {
    this.#look = this.#askToLook()
    this.#look.catch(() => undefined)
  }

  async #askToLook(): Promise<Look> {
    const { look } = await this.worker.ask({ again: true })
    return told(look)
  }

  /**
   * What is known of the old output just before the new one takes its place: it is looked at once more, for a build may
   * take minutes.
   *
   * @throws InputError when somebody has meanwhile changed or removed files that the new output would share
   */
  async old(): Promise<OldOutput> {
    const { ledger } = this.#place
    const known = pathsOf(untouched(ledger.entries, await this.touched))
    const { touched, unknown, files } = await this.#lookOfNow()
    await this.#requireSame(touched)
    const restamped = (await this.#copy)?.copy
    ledger.restamp(restamped ?? [])
    // Without the ledger, it is no longer known what the copy holds.
    const isKnown = restamped !== undefined && known.size > 0
    return { doubtful: unknown, files, copied: isKnown ? known : undefined }
  }

  /** A look of a moment ago is as good as one now. One that failed is repeated. */
  async #lookOfNow(): Promise<Survey> {
    const last = await this.#look?.catch(() => undefined)
    const look = last !== undefined && isOfNow(last) ? last : await this.#askToLook()
    return look.found
  }

  /** A file that was touched may still have the same bytes. */
  async #requireSame(touched: readonly string[]): Promise<void> {
    const { out } = this.#place
    const gone = touched.filter((path) => fileStats(join(out, path)) === undefined)
    const changed = [...gone, ...(await foreignFiles(out, touched))]
    if (changed.length > 0) throw changedMeanwhile(out, changed)
  }

  /** Ends it, and the worker, once. @param isPublished whether the ledger will learn what was published */
  end(isPublished: boolean): Promise<void> {
    this.#end ??= this.#clearUp(isPublished)
    return this.#end
  }

  /** Ends the worker, once a copy is complete: half of one would be of no use as a spare folder. */
  async endWorker(): Promise<void> {
    await this.#restamped()
    await this.worker.end()
  }

  /** Files whose stamps changed by being copied; none where there is no copy. */
  async #restamped(): Promise<readonly Restamped[]> {
    const done = await this.#copy?.catch(() => undefined)
    return done?.copy ?? []
  }

  async #clearUp(isPublished: boolean): Promise<void> {
    await this.endWorker()
    const restamped = await this.#restamped()
    await clearBeside(this.#place.out, this.beside, this.spare)
    if (!isPublished && restamped.length > 0) this.#keepLedger(restamped)
    this.#endHeartbeat()
    releaseLock(this.beside)
  }

  /**
   * Where the old output stays, the next build must know its files by the stamps that they have now that the copy is in
   * its place or gone.
   */
  #keepLedger(restamped: readonly Restamped[]): void {
    const { out, ledger } = this.#place
    ledger.restamp(restamped.map((file) => restampedNow(out, file)))
    ledger.keep()
  }
}

/** A look stays valid for as long as it took: what it saw first is that old when it ends. */
function isOfNow({ ended, took }: Look): boolean {
  const age = Date.now() - ended
  // A clock may be set back.
  return age >= 0 && age <= Math.max(aMoment, took)
}

function told<T>(answer: T | undefined): T {
  if (answer === undefined) throw new TypeError('the thread did not tell what it has found')
  return answer
}
