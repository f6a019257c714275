import { CommanderError } from 'commander'
import { environmentProblem } from '../lib/environment-problem'
import { InputError } from '../lib/problem'
import { keepCode } from '../lib/run-script'
import { Exit, exitCode } from './exit'
import type { Host } from './host'
import { addOwnCommands } from './own-commands'
import { program } from './program'
import { refuseWrongWords } from './refuse-words'
import { Reporter } from './reporter'

/** Runs the program and returns its exit code. A mistake of the user is a sentence, an internal error a stack. */
export async function run(host: Host): Promise<number> {
  const reporter = new Reporter(host)
  try {
    const command = program(host, reporter)
    await addOwnCommands(command, host, reporter)
    refuseWrongWords(command, host.args)
    await command.parseAsync(helpWords(host.args), { from: 'user' })
    // Not after `--help`: the code kept then would lack most functions, and later runs would use it.
    keepCode()
    return exitCode.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    reporter.stopProgress()
    if (error instanceof Exit) {
      keepCode()
      return error.exitCode
    }
    if (error instanceof InputError) reporter.refuse(error.problems)
    else return failed(error, reporter)
    return exitCode.input
  }
}

/** What the system does not allow is reported like a mistake of the user; anything else is an internal error. */
function failed(error: unknown, reporter: Reporter): number {
  const problem = environmentProblem(error)
  if (problem === undefined) {
    reporter.crash(error)
    return exitCode.internal
  }
  reporter.refuse([problem])
  return exitCode.input
}

/** Rewrites `help add post` as `add post --help`: commander's own command `help` reads one word only. */
function helpWords(args: readonly string[]): readonly string[] {
  const [word, ...topics] = args
  if (word !== 'help' || topics.length < 2 || topics.some((topic) => topic.startsWith('-'))) return args
  return [...topics, '--help']
}
