import { InputError, type Problem } from '../lib/problem'

/** The result of an attempt: a value, or the problems of the input. */
export type Outcome<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** Runs a task that fails on invalid input. Internal errors are rethrown. */
export async function attempt<T>(task: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await task() }
  } catch (error) {
    if (error instanceof InputError) return { problems: error.problems }
    throw error
  }
}

/** The problems, if any. */
export function problemsOf<T>(outcome: Outcome<T>): readonly Problem[] {
  return 'problems' in outcome ? outcome.problems : []
}
