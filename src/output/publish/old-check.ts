import type { LeftFile } from '../ledger/ledger-entries'
import { isVast } from '../site-size'
import type { BuildWorker } from '../worker/build-worker'
import { type Claim, isTaken, newClaim } from '../worker/claim'
import { type Look, pathsOf, type Survey, untouched } from './survey'
import { noOthers, type Others, unknownIn } from './unknown-in'

/** In milliseconds: about as long as checking ten thousand pages takes. */
const aMoment = 250

/** A check that a worker was asked for. */
interface AskedLook {
  readonly answer: Promise<Look>
  /** The part of it that both threads do; undefined if the worker does all. */
  readonly others: Claim | undefined
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
  #known: ReadonlySet<string> | undefined

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
    const others = this.#files && newClaim()
    return { answer: this.#worker.ask('again', others), others }
  }

  /** How the old output differs now. Reuses a very recent check; a failed one is repeated. */
  async now(): Promise<Survey> {
    const last = this.#look && (await this.#seen(this.#look).catch(() => undefined))
    return last !== undefined && isOfNow(last) ? last : this.#seen(this.#ask())
  }

  /** What is seen, by both threads as long as the worker, for which this one would wait, has not finished. */
  async #seen({ answer, others }: AskedLook): Promise<Look> {
    const here = await this.#seenHere(others)
    const look = await answer
    return { ...look, unknown: [...look.unknown, ...here.unknown], files: look.files + here.files }
  }

  async #seenHere(others: Claim | undefined): Promise<Others> {
    if (this.#files === undefined || others === undefined || isTaken(others)) return noOthers
    return unknownIn(this.#out, await this.known(this.#files), others)
  }

  /** Paths of the files that nobody has modified since the last build, listed once. @param files what that left, as at first */
  async known(files: readonly LeftFile[]): Promise<ReadonlySet<string>> {
    const touched = await this.touched
    this.#known ??= pathsOf(untouched(files, touched))
    return this.#known
  }
}

/** A check stays valid for as long as it took: its first observations are already that old when it ends. */
function isOfNow({ ended, took }: Look): boolean {
  const age = Date.now() - ended
  // The clock may be set back.
  return age >= 0 && age <= Math.max(aMoment, took)
}
