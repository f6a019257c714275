import { createContext, Script } from 'node:vm'
import { fieldOf } from '../../content/parse/source'

/** Thrown when template code exceeds its time limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'

  /** @param limit in milliseconds */
  constructor(limit: number) {
    super(`the template did not finish within ${limit / 1000} seconds`)
  }
}

/** In milliseconds: more than any template takes to load, or to make one page or the list of all of its pages. */
const usual = 30_000
let limit = usual

/** Sets how long template code may run at a time, in milliseconds; without a number, the default. */
export function limitTime(milliseconds = usual): void {
  limit = milliseconds
}

const sandbox: { task: () => unknown } = { task: () => undefined }
let isLimited = false
const call = new Script('task()')
createContext(sandbox)

/**
 * Runs a task and aborts it when it takes too long: an endless loop would otherwise block the whole program. Each limit
 * needs its own thread, so a nested task shares the limit of the outer one.
 *
 * @throws TookTooLong
 */
export function withinTime<T>(task: () => T): T {
  if (isLimited) return task()
  sandbox.task = task
  isLimited = true
  try {
    return call.runInContext(sandbox, { timeout: limit })
  } catch (error) {
    // An error from the other context is not an instance of our `Error`.
    throw fieldOf(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new TookTooLong(limit) : error
  } finally {
    isLimited = false
    sandbox.task = () => undefined
  }
}
