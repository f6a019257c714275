import { InputError } from '../lib/problem'
import { Exit, exitCode } from './exit'
import type { Reporter } from './reporter'

/** Runs a command that builds nothing: when its input is wrong, it says so and no more. @throws Exit */
export async function orRefuse<T>(reporter: Reporter, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    reporter.problems(error.problems)
    throw new Exit(exitCode.input)
  }
}
