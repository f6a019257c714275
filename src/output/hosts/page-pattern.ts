/**
 * A regular expression, as text, for the other addresses of a page: with a slash at the end, as a file, as a folder with
 * its file. Its one group is the address that the page should have. Only characters that mean nothing in a header.
 */
export function pagePattern(base: string): string {
  return `^(${escapeRegExp(base)}(?:/[\\w.~-]+)+?)(?:/index\\.html|\\.html|/)$`
}

/** Takes the meaning from every character that has one in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
