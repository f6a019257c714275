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
