import type { Command } from 'commander'
import { nearMatch } from '../content/parse/near-match'
import { spacedHosts } from './host-list'

/**
 * Refuses a first word that is no command, an unknown command to be helped with, and options before their command. Without
 * this, commander would hand them to the default command, which would complain of a word too many, or print all help.
 *
 * @throws CommanderError after printing why
 */
export function refuseWrongWords(command: Command, args: readonly string[]): void {
  const index = firstWord(command, args)
  const word = args[index]
  // An unknown option is for commander to report: the word behind it may be its value.
  if (word === undefined || args.slice(0, index).some((before) => isUnknownOption(command, before))) return
  refuseSpacedHosts(command, word, args)
  refuseUnknown(command, word)
  if (word === 'help') refuseUnknownTopics(command, args.slice(index + 1))
  if (index === 0) return
  const meant = [word, ...args.slice(0, index), ...args.slice(index + 1)].join(' ')
  command.error(`error: found options before the command ${word}, expected them behind it; type build-site ${meant}`)
}

/** Commands that hold others are asked about in two words: `help add post`. */
function refuseUnknownTopics(command: Command, [topic, ...further]: readonly string[]): void {
  if (topic === undefined || topic.startsWith('-') || command.commands.length === 0) return
  refuseUnknown(command, topic)
  const known = command.commands.find((one) => one.name() === topic)
  if (known !== undefined) refuseUnknownTopics(known, further)
}

function refuseUnknown(command: Command, word: string): void {
  const names = ['help', ...command.commands.map((known) => known.name())]
  if (names.includes(word)) return
  const near = nearMatch(word, names)
  command.error(`error: unknown command '${word}'${near === undefined ? '' : `\n(Did you mean ${near}?)`}`)
}

/** Only `build` takes names of hosts, and it need not be named. */
function refuseSpacedHosts(command: Command, word: string, args: readonly string[]): void {
  const isBuild = word === 'build' || !command.commands.some((known) => known.name() === word)
  const hosts = isBuild ? spacedHosts(args) : undefined
  if (hosts === undefined) return
  command.error(`error: found hosts with spaces between them, expected them separated by commas; type --host ${hosts}`)
}

function isUnknownOption({ commands }: Command, word: string): boolean {
  const [name] = word.split('=')
  const options = commands.flatMap((known) => known.options)
  return word.startsWith('-') && !options.some(({ short, long }) => name === short || name === long)
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
