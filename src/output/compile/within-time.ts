import { createContext, Script } from 'node:vm'

/** Code of a template went on for longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'

  /** @param limit in milliseconds */
  constructor(limit: number) {
    super(`the template did not come to an end within ${limit / 1000} seconds`)
  }
}

const room: { task: () => unknown } = { task: () => undefined }
const call = new Script('task()')
createContext(room)

/**
 * Runs a task and stops it when it takes too long: a loop without end would otherwise hold the whole program.
 *
 * @param limit in milliseconds; none when undefined
 * @throws TookTooLong
 */
export function withinTime<T>(task: () => T, limit: number | undefined): T {
  if (limit === undefined) return task()
  room.task = task
  try {
    return call.runInContext(room, { timeout: limit })
  } catch (error) {
    throw isTimeout(error) ? new TookTooLong(limit) : error
  } finally {
    room.task = () => undefined
  }
}

/** The error is made in the room, whose `Error` is another than ours. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
