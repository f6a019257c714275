import { InputError, type Problem } from './problem'

/** An error as plain data for another thread: an error loses its class between threads, but keeps its fields. */
export interface Failure {
  readonly message: string
  readonly stack?: string
  /** Of an `InputError`. */
  readonly problems?: readonly Problem[]
}

/** Describes an error, or any other thrown value. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InputError) return { message: error.message, problems: error.problems }
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack = message } = error
  return { ...error, message, stack }
}

/** The error that was described. */
export function errorOf({ problems, ...failure }: Failure): Error {
  return problems === undefined ? Object.assign(new Error(failure.message), failure) : new InputError(problems)
}
