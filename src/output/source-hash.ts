import { createHash } from 'node:crypto'

/** A text as a content security policy names it: `'sha256-…'`. Browsers end every line with a line feed beforehand. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
}
