/**
 * Whitespace that the minifier changes, as a pattern: two spaces in a row, and anything but plain and non-breaking
 * spaces, which it leaves where they stand within a text.
 */
export const oddSpaces = ' {2}|[^\\S \\u00a0\\u202f]'
