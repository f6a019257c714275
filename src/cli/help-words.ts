/** `help add brand` as words that commander understands: its own command `help` reads one word and forgets the others. */
export function helpWords(args: readonly string[]): readonly string[] {
  const [word, ...topics] = args
  if (word !== 'help' || topics.length < 2 || topics.some((topic) => topic.startsWith('-'))) return args
  return [...topics, '--help']
}
