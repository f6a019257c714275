/** A class for patterns with the flag `v`. */
const oddSpace = '[\\s--[ \\u00a0\\u202f]]'

/**
 * Whitespace that the minifier changes, as a pattern for the flag `v`: two spaces in a row, and anything but plain and
 * non-breaking spaces, which it keeps inside a text.
 * @param others more characters to match, as in a class: a pattern of several classes takes half as long again
 */
export function oddSpaces(others = ''): string {
  return `[${others}${oddSpace}]| {2}`
}
