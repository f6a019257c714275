import { problemsIn } from '../lib/environment-problem'
import { formatProblem } from '../lib/problem'

/** The exit codes of the program. */
export const exitCode = {
  ok: 0,
  /** The input is wrong or a check failed. */
  input: 1,
  /** The command line is wrong. */
  usage: 2,
  /** An internal error (EX_SOFTWARE). */
  internal: 70,
} as const

/**
 * What to do when output cannot be written: a full disk is reported like a mistake of the user, anything else as an
 * internal error.
 */
export function outputFailure(error: unknown, file: string) {
  const problems = problemsIn(error)
  if (problems === undefined) return { words: crashWords(error), exitCode: exitCode.internal }
  const lines = problems.map((problem) => `error   ${formatProblem({ ...problem, file })}\n`)
  return { words: lines.join(''), exitCode: exitCode.input }
}

/** The message for an internal error. */
export function crashWords(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `build-site failed because of an internal error. Please report it with these lines:\n\n${text}\n`
}
