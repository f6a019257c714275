import { basename } from 'node:path/posix'
import type { Page } from '../../pages/page'
import { isInShard, type Shard } from '../../pages/shard'
import type { ShareImages } from './share-images'

/**
 * The share images without those that another shard writes. An image is named by its content, so it belongs to the
 * shard of its page; one that several pages have, because they say the same, belongs to that of the first of them. Two
 * that only look the same are one file, which two shards may write.
 *
 * @param own the pages of the shard, for which the images were drawn
 * @param all the pages of the site, in order
 */
export function imagesInShard(images: ShareImages, own: readonly Page[], all: readonly Page[]): ShareImages {
  if (own.length === all.length) return images
  const first = new Map<string, Page>()
  for (const page of all) if (!first.has(card(page))) first.set(card(page), page)
  const written = own.filter((page) => first.get(card(page)) === page)
  const names = new Set(written.map(({ address }) => basename(images.of(address.path).url)))
  return { ...images, files: Array.from(images.files).filter(({ path }) => names.has(basename(path))) }
}

/** The same for the one image of all pages, which every shard knows. */
export function imageInShard(images: ShareImages, shard: Shard | undefined): ShareImages {
  return { ...images, files: Array.from(images.files).filter(({ path }) => isInShard(path, shard)) }
}

function card({ head }: Page): string {
  return JSON.stringify(head.share)
}
