/** Quotes that word processors insert instead of straight ones; for YAML and JSON they are part of the text. */
const curly = '[“”„‟«»‹›‘’‚‛「」『』＂＇]'

const around = new RegExp(`^\\s*${curly}|${curly}\\s*$`)
/** At the start of a value on its line: after a name, a dash, a comma or a bracket. */
const begun = new RegExp(`(?:^|[:,[{-])\\s*${curly}`)

const advice = '; curly quotes are part of the text, type straight ones'

/** Advice about a value or a name, if it begins or ends with a curly quote; otherwise empty. */
export function adviceOnText(value: unknown): string {
  return typeof value === 'string' && around.test(value) ? advice : ''
}

/** The same about a line with a value that begins with one. */
export function adviceOnLine(line: string): string {
  return begun.test(line) ? advice : ''
}
