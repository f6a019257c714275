import { hash } from 'node:crypto'

/** SHA-256 of a text or of bytes, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content)
}

/** The same in base64, a third shorter: for what is stored by the thousand. */
export function shortSha256(text: string): string {
  return hash('sha256', text, 'base64')
}
