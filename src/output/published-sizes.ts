import type { PublishedFile } from './publish/manifest'

/** The number and the size in bytes of what was published, and apart from it, that of its compressed copies. */
export function publishedSizes(published: readonly PublishedFile[], isCopy: (file: PublishedFile) => boolean) {
  const copies = published.filter(isCopy)
  const originals = published.filter((file) => !isCopy(file))
  return {
    files: originals.length,
    bytes: bytesOf(originals),
    copies: { files: copies.length, bytes: bytesOf(copies) },
  }
}

/** The size of files in all, in bytes. */
export function bytesOf(files: readonly Pick<PublishedFile, 'bytes'>[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
