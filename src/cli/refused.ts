import { InputError } from '../content/problem'
import type { Reporter } from './reporter'

/** A command has already said why it cannot do what was asked: nothing more is to be printed. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Runs a command that builds nothing: when its input is wrong, it says so and no more. @throws Refused */
export async function orRefuse<T>(reporter: Reporter, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    reporter.problems(error.problems)
    throw new Refused()
  }
}
