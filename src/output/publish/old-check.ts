import type { LeftFile } from '../ledger/ledger-entries'
import type { BuildWorker } from '../worker/build-worker'
import type { Look, Survey } from './survey'

/** In milliseconds: about as long as checking ten thousand pages takes. */
const aMoment = 250

/** Has a worker check what is left of an old output, at once and again later. */
export class OldCheck {
  /** Paths of files that were modified since the last build. */
  readonly touched: Promise<readonly string[]>
  readonly #worker: BuildWorker
  #look: Promise<Look> | undefined

  /** @param files what the last build left */
  constructor(worker: BuildWorker, out: string, files: readonly LeftFile[]) {
    this.#worker = worker
    const left = files.map(({ paths, stamp }) => ({ paths, stamp }))
    this.touched = worker.ask('left', { out, left })
    // Rejections are handled by whoever awaits it, if anyone does.
    this.touched.catch(() => undefined)
  }

  /** Has the worker check the old output again, shortly before the new one is expected to be complete. */
  lookAgain(): void {
    this.#look = this.#worker.ask('again')
    this.#look.catch(() => undefined)
  }

  /** How the old output differs now. Reuses a very recent check; a failed one is repeated. */
  async now(): Promise<Survey> {
    const last = await this.#look?.catch(() => undefined)
    const look = last !== undefined && isOfNow(last) ? last : await this.#worker.ask('again')
    return look.found
  }
}

/** A check stays valid for as long as it took: its first observations are already that old when it ends. */
function isOfNow({ ended, took }: Look): boolean {
  const age = Date.now() - ended
  // The clock may be set back.
  return age >= 0 && age <= Math.max(aMoment, took)
}
