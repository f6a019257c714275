import type { Page } from '../../pages/page'
import type { OutputFile } from '../output-file'

/**
 * The share images that a shard writes: those that no page of another shard writes. Pages that say the same have the same
 * image; the first of them has it written.
 *
 * @param pages all pages of the site, in order
 * @param own those of the shard, for which images were drawn
 * @param fileOf the image of a page of the shard
 */
export function ownedImages(
  pages: readonly Page[],
  own: readonly Page[],
  files: readonly OutputFile[],
  fileOf: (path: string) => string,
): OutputFile[] {
  const first = new Map<string, string>()
  for (const { head, address } of pages) {
    const card = JSON.stringify(head.share)
    if (!first.has(card)) first.set(card, address.path)
  }
  const owned = own.filter(({ head, address }) => first.get(JSON.stringify(head.share)) === address.path)
  const paths = new Set(owned.map(({ address }) => fileOf(address.path)))
  return files.filter(({ path }) => paths.has(path))
}
