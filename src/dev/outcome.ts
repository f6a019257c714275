import { InputError, type Problem } from '../content/problem'

/** What became of an attempt: a value, or what is wrong with the input. */
export type Outcome<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** Tries something that fails when the input is wrong. Errors of our own are thrown on. */
export async function attempt<T>(task: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await task() }
  } catch (error) {
    if (error instanceof InputError) return { problems: error.problems }
    throw error
  }
}

/** What is wrong, if anything. */
export function problemsOf<T>(outcome: Outcome<T>): readonly Problem[] {
  return 'problems' in outcome ? outcome.problems : []
}
