import { CommanderError } from 'commander'
import { problemsIn } from '../lib/environment-problem'
import { keepCode } from '../lib/run-script'
import { addCompletion } from './completion-command'
import type { Host } from './host'
import { exitCode } from './output-failure'
import { addOwnCommands } from './own-commands'
import { program } from './program'
import { addHelp } from './refuse-words'
import { Reporter } from './reporter'

export { outputFailure } from './output-failure'

/** Runs the program and returns its exit code. A mistake of the user is a sentence, an internal error a stack. */
export async function run(host: Host): Promise<number> {
  const reporter = new Reporter(host)
  try {
    const command = program(host, reporter)
    await addOwnCommands(command, host, reporter)
    addCompletion(command, host)
    addHelp(command)
    await command.parseAsync(host.args, { from: 'user' })
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
