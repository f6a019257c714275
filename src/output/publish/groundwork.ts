import { join } from 'node:path'
import type { OutputLedger } from '../ledger/output-ledger'
import { BuildWorker } from '../worker/build-worker'
import type { WorkerResult } from '../worker/messages'
import { type Restamped, restampedNow } from './copy-output'
import type { BesideFolders } from './debris'
import { foreignFiles } from './foreign-files'
import { changedMeanwhile, type OldOutput } from './old-output'
import { SpareFolder } from './spare-folder'
import { fileStats, isUntouched, type Look, pathsOf, type Survey, unknownIn, untouched } from './survey'
import { clearBeside, leaveTurn, showSigns, takeTurn, type Waiting } from './take-turn'

/** Where a site is built, and by what. */
interface BuildPlace {
  readonly out: string
  /** Holds the spare folders. */
  readonly spares: string
  /** The compiled `worker-thread.ts`. */
  readonly program: URL
  readonly ledger: Pick<OutputLedger<unknown>, 'entries' | 'restamp' | 'keep' | 'readAgain'>
}

/** In milliseconds: no longer than it takes to look at ten thousand pages. */
const aMoment = 250

/**
 * What can be seen to while nobody knows yet what the new output is to hold, in the thread that prints it later: to look
 * at the old one, and to copy it, for most of the new one will be the same. The build has its turn at the output folder
 * from the beginning to the end of it.
 */
export class Groundwork {
  readonly beside: BesideFolders
  readonly worker: BuildWorker
  readonly spare: SpareFolder
  /** Paths at which nothing lies any more as the last build left it. */
  readonly touched: Promise<readonly string[]>
  readonly #place: BuildPlace
  #copy: Promise<WorkerResult> | undefined
  #look: Promise<Look> | undefined
  #end: Promise<void> | undefined
  readonly #endSigns: () => void

  /** Waits for other builds of the folder, and has the old output looked at. @throws InputError when they do not end */
  static async begin(place: BuildPlace, waiting: Waiting): Promise<Groundwork> {
    let hasWaited = false
    const onWait = (pid: number) => {
      hasWaited = true
      waiting.onWait?.(pid)
    }
    const beside = await takeTurn(place.out, { ...waiting, onWait })
    try {
      if (hasWaited) place.ledger.readAgain()
      return new Groundwork(place, beside)
    } catch (error) {
      leaveTurn(beside)
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
    this.#endSigns = showSigns(beside)
    // Whoever needs it waits for it, if it comes to that.
    this.touched.catch(() => undefined)
  }

  /** Whether the old output holds all that the last build left, and nothing else. */
  async isUntouched(): Promise<boolean> {
    const { out, ledger } = this.#place
    // In this thread, while the other one looks at the files themselves.
    const found = unknownIn(out, pathsOf(ledger.entries))
    return isUntouched({ ...found, touched: await this.touched })
  }

  /**
   * Has the old output copied as far as it is known: to be asked for when it is likely that there will be a new one, for
   * files get another stamp by it.
   */
  copyOld(): void {
    this.#copy ??= this.worker.ask({ copy: { renewed: this.beside.renewed, spares: this.#place.spares } })
  }

  /** Has the old output looked at once more, in the hope that the new one will be complete soon after. */
  lookAgain(): void {
    this.#look = this.#askToLook()
    this.#look.catch(() => undefined)
  }

  async #askToLook(): Promise<Look> {
    const { look } = await this.worker.ask({ again: true })
    return told(look)
  }

  /**
   * What is known of the old output in the moment before the new one takes its place: it is looked at once more, for a
   * build may take minutes.
   *
   * @throws InputError when somebody has changed or removed files meanwhile that the new one is to share
   */
  async old(): Promise<OldOutput> {
    const { ledger } = this.#place
    const known = pathsOf(untouched(ledger.entries, await this.touched))
    const { touched, unknown, files } = await this.#lookOfNow()
    await this.#requireSame(touched)
    const restamped = (await this.#copy)?.copy
    ledger.restamp(restamped ?? [])
    // What the copy holds is not known any more where the ledger is gone.
    const isKnown = restamped !== undefined && known.size > 0
    return { doubtful: unknown, files, copied: isKnown ? known : undefined }
  }

  /** What was seen a moment ago is worth as much as what would be seen now. What could not be looked at then may be now. */
  async #lookOfNow(): Promise<Survey> {
    const last = await this.#look?.catch(() => undefined)
    const look = last !== undefined && isOfNow(last) ? last : await this.#askToLook()
    return look.found
  }

  /** A file that was touched may have the same bytes still. */
  async #requireSame(touched: readonly string[]): Promise<void> {
    const { out } = this.#place
    const gone = touched.filter((path) => fileStats(join(out, path)) === undefined)
    const changed = [...gone, ...(await foreignFiles(out, touched))]
    if (changed.length > 0) throw changedMeanwhile(out, changed)
  }

  /** Ends it, and the thread, once. @param isPublished whether the ledger will be told what was published */
  end(isPublished: boolean): Promise<void> {
    this.#end ??= this.#clearUp(isPublished)
    return this.#end
  }

  /** Ends the thread. Cut short, a copy would be no spare folder. */
  async endWorker(): Promise<void> {
    await this.#restamped()
    await this.worker.end()
  }

  /** What got other stamps by being copied; nothing where there is no copy. */
  async #restamped(): Promise<readonly Restamped[]> {
    const done = await this.#copy?.catch(() => undefined)
    return done?.copy ?? []
  }

  async #clearUp(isPublished: boolean): Promise<void> {
    await this.endWorker()
    const restamped = await this.#restamped()
    await clearBeside(this.#place.out, this.beside, this.spare)
    if (!isPublished && restamped.length > 0) this.#keepLedger(restamped)
    this.#endSigns()
    leaveTurn(this.beside)
  }

  /**
   * The old output stays: the next build is to know its files by the stamps that they have now, when the copy is in its
   * place or gone.
   */
  #keepLedger(restamped: readonly Restamped[]): void {
    const { out, ledger } = this.#place
    ledger.restamp(restamped.map((file) => restampedNow(out, file)))
    ledger.keep()
  }
}

/** A look that took longer counts for longer: what was seen first is of that age already when it ends. */
function isOfNow({ ended, took }: Look): boolean {
  const age = Date.now() - ended
  // Clocks are set back, too.
  return age >= 0 && age <= Math.max(aMoment, took)
}

function told<T>(answer: T | undefined): T {
  if (answer === undefined) throw new TypeError('the thread did not tell what it has found')
  return answer
}
