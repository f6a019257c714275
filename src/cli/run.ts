import { CommanderError } from 'commander'
import { problemsIn } from '../lib/environment-problem'
import { keepCode } from '../lib/run-script'
import type { Caller } from './caller'
import { addCompletion } from './completion-command'
import { exitCode } from './output-failure'
import { addOwnCommands } from './own-commands'
import { program } from './program'
import { addHelp } from './refuse-words'
import { Reporter } from './reporter'

export { outputFailure } from './output-failure'

/** Runs the program and returns its exit code. A mistake of the user is a sentence, an internal error a stack. */
export async function run(caller: Caller): Promise<number> {
  const reporter = new Reporter(caller)
  try {
    const command = program(caller, reporter)
    await addOwnCommands(command, caller, reporter)
    addCompletion(command, caller)
    addHelp(command)
    await command.parseAsync(caller.args, { from: 'user' })
    // Not after `--help`: that code cache would lack most functions, and later runs would use it.
    keepCode()
    return reporter.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    reporter.stopProgress()
    const problems = problemsIn(error)
    if (problems === undefined) {
      reporter.crash(error)
      return exitCode.internal
    }
    reporter.refuse(problems)
    return exitCode.input
  }
}
