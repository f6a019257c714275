import { environmentProblem } from '../lib/environment-problem'
import { formatProblem } from '../lib/problem'
import { crashWords } from './crash-words'
import { exitCode } from './exit-code'

/** How a run ends whose output cannot be written: what is said of it, and the exit code. */
interface OutputFailure {
  readonly words: string
  readonly exitCode: number
}

/**
 * What to do when a stream of the process takes nothing more: a full disk is told like a mistake, anything else is an error
 * of our own.
 *
 * @param stream its name, as people know it
 */
export function outputFailure(error: unknown, stream: string): OutputFailure {
  const problem = environmentProblem(error)
  if (problem === undefined) return { words: crashWords(error), exitCode: exitCode.internal }
  return { words: `error   ${formatProblem({ ...problem, file: stream })}\n`, exitCode: exitCode.input }
}
