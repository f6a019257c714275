import { copiesAmong } from './precompress'
import type { BuiltFile } from './state'

/** The number and the size in bytes of what was published, and apart from it, that of its compressed copies. */
export function publishedSizes(published: ReadonlyMap<string, BuiltFile>, precompress: boolean) {
  const isCopy = precompress ? copiesAmong(published) : () => false
  const sizes = { files: 0, bytes: 0, copies: { files: 0, bytes: 0 } }
  for (const [path, { bytes }] of published) {
    const sum = isCopy(path) ? sizes.copies : sizes
    sum.files += 1
    sum.bytes += bytes
  }
  return sizes
}
