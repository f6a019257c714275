import { parse } from 'node:path'
import { sha256 } from './sha256'

/**
 * Adds a content hash to a file name: `client.js` becomes `assets/client-3f2a9c0b7d.js`. Characters with a meaning in
 * addresses or styles, as in `Newsreader[wght].woff2`, become hyphens.
 */
export function hashedPath(name: string, content: string | Uint8Array): string {
  const { name: stem, ext } = parse(name.replace(/[^\w.-]+/g, '-'))
  return `assets/${stem}-${sha256(content).slice(0, 10)}${ext}`
}
