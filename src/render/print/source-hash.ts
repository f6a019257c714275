import { hash } from 'node:crypto'

/** A text as a hash source of a content security policy: `'sha256-…'`. Browsers normalize line endings to LF first. */
export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
}
