/** Quotes that word processors put in place of straight ones; to YAML and JSON they are part of the text. */
const curly = '“”„‟«»‹›‘’‚‛「」『』＂＇'

const around = new RegExp(`^[${curly}]|[${curly}]$`, 'g')

/** A curly quote where a value begins, on its line: behind a name, a dash, a comma or a bracket. */
const begun = new RegExp(`(?:^|[:,[{-])\\s*[${curly}]`)

/** A text without the curly quotes around it. */
export function uncurled(text: string): string {
  return text.trim().replace(around, '')
}

/** Whether a character is a curly quote. */
export function isCurly(character: string | undefined): boolean {
  return character !== undefined && character !== '' && curly.includes(character)
}

/** A message that asks for quotes, about a line that has some already, but curly ones. */
export function aboutCurly(message: string, line: string): string {
  if (!message.includes('quotes') || !begun.test(line)) return message
  return `${message}; curly quotes are part of the text, type straight ones`
}
