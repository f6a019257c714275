import type { LeftFile } from '../ledger/ledger-entries'
import { isVast } from '../site-size'
import type { BuildWorker } from '../worker/build-worker'
import { type Claim, claimFirst, newClaim } from '../worker/claim'
import { type Look, type Others, pathsOf, type Survey, unknownIn, untouched } from './survey'

/** In milliseconds: about as long as checking ten thousand pages takes. */
const aMoment = 250

/** A check that a worker was asked for. */
interface AskedLook {
  readonly answer: Promise<Look>
  /** The half of it that this thread may do as well. */
  readonly others: Claim
}

/** Has a worker check what is left of an old output, at once and again later. */
export class OldCheck {
  /** Paths of files that were modified since the last build. */
  readonly touched: Promise<readonly string[]>
  readonly #worker: BuildWorker
  readonly #out: string
  /** What the last build left; undefined for a vast site, which has no memory for it in two threads at once. */
  readonly #files: readonly LeftFile[] | undefined
  #look: AskedLook | undefined

  /** @param files what the last build left */
  constructor(worker: BuildWorker, out: string, files: readonly LeftFile[]) {
    this.#worker = worker
    this.#out = out
    this.#files = isVast(files.length) ? undefined : files
    const left = files.map(({ paths, stamp }) => ({ paths, stamp }))
    this.touched = worker.ask('left', { out, left })
  }

  /** Has the worker check the old output again, shortly before the new one is expected to be complete. */
  lookAgain(): void {
    this.#look = this.#ask()
  }

  #ask(): AskedLook {
    const others = newClaim()
    return { answer: this.#worker.ask('again', others), others }
  }

  /** How the old output differs now. Reuses a very recent check; a failed one is repeated. */
  async now(): Promise<Survey> {
    const last = this.#look && (await this.#seen(this.#look).catch(() => undefined))
    return last !== undefined && isOfNow(last) ? last : this.#seen(this.#ask())
  }

  /** What is seen, by both threads where the worker has not finished with its own half, for which this one would wait. */
  async #seen({ answer, others }: AskedLook): Promise<Look & Survey> {
    const here = this.#files !== undefined && claimFirst(others) ? await this.#othersThan(this.#files) : undefined
    const look = await answer
    const found = here ?? look.others
    if (found === undefined) throw new Error('neither thread has looked for files that the build does not know')
    return { ...look, ...found }
  }

  async #othersThan(files: readonly LeftFile[]): Promise<Others> {
    return unknownIn(this.#out, pathsOf(untouched(files, await this.touched)))
  }
}

/** A check stays valid for as long as it took: its first observations are already that old when it ends. */
function isOfNow({ ended, took }: Look): boolean {
  const age = Date.now() - ended
  // The clock may be set back.
  return age >= 0 && age <= Math.max(aMoment, took)
}
