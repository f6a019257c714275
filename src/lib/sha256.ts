import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** SHA-256 of a text or of bytes, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content)
}

/** The SHA-256 of a file of any size, hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
