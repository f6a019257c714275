import type { Command } from 'commander'
import { nearMatch } from '../content/source/near-match'

/**
 * Refuses a first word that is no command, an unknown command to be helped with, and options before their command. Without
 * this, commander would hand them to the default command, which would complain of a word too many, or print all help.
 *
 * @throws CommanderError after having said so
 */
export function refuseWrongWords(command: Command, args: readonly string[]): void {
  const names = ['help', ...command.commands.map((known) => known.name())]
  const index = firstWord(command, args)
  const word = args[index]
  if (word === undefined) return
  refuseUnknown(command, word, names)
  const [topic] = args.slice(index + 1)
  if (word === 'help' && topic !== undefined && !topic.startsWith('-')) refuseUnknown(command, topic, names)
  if (index === 0) return
  const meant = [word, ...args.slice(0, index), ...args.slice(index + 1)].join(' ')
  command.error(`error: found options before the command ${word}, expected them behind it; type build-site ${meant}`)
}

function refuseUnknown(command: Command, word: string, names: readonly string[]): void {
  if (names.includes(word)) return
  const near = nearMatch(word, names)
  command.error(`error: unknown command '${word}'${near === undefined ? '' : `\n(Did you mean ${near}?)`}`)
}

/** The place of the first word that is neither an option nor its value; beyond the end where there is none. */
function firstWord({ commands }: Command, args: readonly string[]): number {
  const options = commands.flatMap((known) => known.options)
  const takesValue = (word: string) =>
    options.some((option) => option.required && [option.short, option.long].includes(word))
  const ends = args.findIndex((word, index) => !word.startsWith('-') && !takesValue(args[index - 1] ?? ''))
  return ends < 0 || args.slice(0, ends).some((word) => whole.has(word)) ? args.length : ends
}

/** Options that need no command, and what ends options. */
const whole: ReadonlySet<string> = new Set(['--', '-h', '--help', '-V', '--version'])
