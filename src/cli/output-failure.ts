import { environmentProblem } from '../lib/environment-problem'
import { formatProblem } from '../lib/problem'
import { exitCode } from './exit'

/** How a run ends if its output cannot be written: the message, and the exit code. */
interface OutputFailure {
  readonly words: string
  readonly exitCode: number
}

/**
 * What to do when output cannot be written: a full disk is reported like a mistake of the user, anything else as an internal
 * error.
 *
 * @param stream its name for the message
 */
export function outputFailure(error: unknown, stream: string): OutputFailure {
  const problem = environmentProblem(error)
  if (problem === undefined) return { words: crashWords(error), exitCode: exitCode.internal }
  return { words: `error   ${formatProblem({ ...problem, file: stream })}\n`, exitCode: exitCode.input }
}

/** The message for an internal error. */
export function crashWords(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `build-site failed by an error of its own. Please report it with these lines:\n\n${text}\n`
}
