import { CommanderError } from 'commander'
import { InputError } from '../content/problem'
import { PathConflict } from '../output/publish'
import { exitCode } from './exit-code'
import type { Host } from './host'
import { program, refuseUnknownCommand } from './program'
import { Refused } from './refused'
import { Reporter } from './reporter'

/** Runs the program and tells its exit code. A user's mistake is a sentence; our own is a stack. */
export async function run(host: Host): Promise<number> {
  const reporter = new Reporter(host)
  try {
    const command = program(host, reporter)
    refuseUnknownCommand(command, host.args)
    await command.parseAsync(host.args, { from: 'user' })
    return exitCode.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    reporter.stopProgress()
    if (error instanceof Refused) return exitCode.input
    if (error instanceof InputError) reporter.refuse(error.problems)
    else if (error instanceof PathConflict) reporter.refuseConflict(error)
    else {
      reporter.crash(error)
      return exitCode.internal
    }
    return exitCode.input
  }
}
