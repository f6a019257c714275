/** A class for patterns with the flag `v`. */
const oddSpace = '[\\s--[ \\u00a0\\u202f]]'

/**
 * Whitespace that the minifier changes, as a pattern for the flag `v`: two spaces in a row, and anything but plain and
 * non-breaking spaces, which it leaves where they stand within a text.
 *
 * @param others what else to look for, as within a class: a pattern of several classes takes half as long again
 */
export function oddSpaces(others = ''): string {
  return `[${others}${oddSpace}]| {2}`
}
