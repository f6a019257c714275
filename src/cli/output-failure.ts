import { environmentProblem } from '../lib/environment-problem'
import { formatProblem } from '../lib/problem'
import { exitCode } from './exit'

/** How a run ends whose output cannot be written: what is said of it, and the exit code. */
interface OutputFailure {
  readonly words: string
  readonly exitCode: number
}

/**
 * What to do when output cannot be written: a full disk is reported like a mistake of the user, anything else as an internal
 * error.
 *
 * @param stream its name, as people know it
 */
export function outputFailure(error: unknown, stream: string): OutputFailure {
  const problem = environmentProblem(error)
  if (problem === undefined) return { words: crashWords(error), exitCode: exitCode.internal }
  return { words: `error   ${formatProblem({ ...problem, file: stream })}\n`, exitCode: exitCode.input }
}

/** What is said of an error of our own. */
export function crashWords(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `build-site failed by an error of its own. Please report it with these lines:\n\n${text}\n`
}
