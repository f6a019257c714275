import { hash } from 'node:crypto'

/** A text as a content security policy names it: `'sha256-…'`. Browsers end every line with a line feed beforehand. */
export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
}
