import type { Command } from 'commander'
import { nearMatch } from '../content/parse/near-match'

/**
 * Refuses words that commander hands to the default command: a first word that is not a command, and words after
 * options that precede their command.
 *
 * @throws CommanderError after printing why
 */
export function refuseWords(program: Command, build: Command, typed: readonly string[]): void {
  const [word] = build.args
  if (word === undefined) return
  if (typed[0] === build.name()) build.error(`error: too many arguments, expected none: ${build.args.join(' ')}`)
  commandNamed(program, word)
  const at = typed.indexOf(word)
  const meant = [word, ...typed.slice(0, at), ...typed.slice(at + 1)].join(' ')
  program.error(`error: found options before the command ${word}, expected them after it; type build-site ${meant}`)
}

/** Adds `help`, which takes commands of several words: the built-in one of commander reads only one word. */
export function addHelp(program: Command): void {
  program
    .command('help')
    .description('print the help of a command')
    .argument('[command...]')
    .action((words: readonly string[]) => words.reduce(commandNamed, program).help())
}

function commandNamed(parent: Command, name: string): Command {
  const found = parent.commands.find((command) => command.name() === name)
  if (found !== undefined) return found
  const names = parent.commands.map((command) => command.name())
  return parent.error(`error: unknown command '${name}'${didYouMean(name, names)}`)
}

/** A suggestion for a mistyped word, in the form that commander uses; empty if nothing is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearMatch(word, known)
  return near === undefined ? '' : `\n(Did you mean ${near}?)`
}
