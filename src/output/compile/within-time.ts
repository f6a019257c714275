import { createContext, Script } from 'node:vm'

/** Code of a template ran for longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'

  /** @param limit in milliseconds */
  constructor(limit: number) {
    super(`the template did not come to an end within ${limit / 1000} seconds`)
  }
}

const sandbox: { task: () => unknown } = { task: () => undefined }
const call = new Script('task()')
createContext(sandbox)

/**
 * Runs a task and stops it when it takes too long: an endless loop would otherwise block the whole program.
 *
 * @param limit in milliseconds; none when undefined
 * @throws TookTooLong
 */
export function withinTime<T>(task: () => T, limit: number | undefined): T {
  if (limit === undefined) return task()
  sandbox.task = task
  try {
    return call.runInContext(sandbox, { timeout: limit })
  } catch (error) {
    throw isTimeout(error) ? new TookTooLong(limit) : error
  } finally {
    sandbox.task = () => undefined
  }
}

/** The error is created in the other context, whose `Error` is not ours. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
