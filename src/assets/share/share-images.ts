import { basename } from 'node:path/posix'
import type { MakeAddress } from '../../content/rules/address'
import { batchesOf } from '../../lib/batches-of'
import type { LazyFile } from '../../lib/output-file'
import type { ShareImage } from '../../pages/head'
import type { Page } from '../../pages/page'
import { isInShard, type Shard } from '../../pages/shard'
import { shareImageAt } from './share-drawing'
import type { ShareDrawings } from './share-drawings'

/** The share images of a site: the files, and which page has which image. */
export interface ShareImages {
  /** Each is read on demand: all of them at once would fill the memory. */
  readonly files: Iterable<LazyFile>
  /** The image of a page, by its path within the site; undefined for a site without any. */
  readonly of: (path: string) => ShareImage | undefined
}

/** Which share images to draw: one per page, or only that of the home page, for all pages. */
export type ShareChoice = 'each' | 'one'

/** An image, and a page that has it. */
interface SharedImage {
  /** In the output folder. */
  readonly path: string
  readonly page: Page
  /** The image as described in page heads: the same object for all pages that share it. */
  readonly described: ShareImage
}

/** How many images are drawn at a time: more than there are threads to draw (four by default), so that none is idle. */
const atOnce = 16

/**
 * Draws the share images of the pages. Pages with the same content share one, and nothing is drawn again.
 *
 * @param only the page whose image all of them show; each its own when undefined
 * @param onImage called with the number of finished images and the total
 * @throws InputError when the template throws
 */
export async function shareImages(
  pages: readonly Page[],
  drawings: ShareDrawings,
  makeAddress: MakeAddress,
  only: Page | undefined,
  onImage: (done: number, all: number) => void,
): Promise<ShareImages> {
  const shownAt = only === undefined ? pageAt(pages) : () => only
  // The one image of all is also drawn for a shard without pages, which may be the one that writes it.
  const distinct = new Map((only ? [only] : pages).map((page) => [drawings.keyOf(page), page]))
  const images = new Map<string, SharedImage>()
  for (const batch of batchesOf(distinct, atOnce)) {
    const drawn = batch.map(async ([key, page]) => {
      const { path } = await drawings.drawn(page)
      images.set(key, { path, page, described: shareImageAt(makeAddress(`/${path}`), page) })
      onImage(images.size, distinct.size)
    })
    await Promise.all(drawn)
  }
  return {
    files: imageFiles(images.values(), drawings),
    of: (path) => {
      const page = shownAt(path)
      const image = page && images.get(drawings.keyOf(page))
      if (image === undefined) throw new Error(`no share image was drawn for ${path}`)
      return image.described
    },
  }
}

/** Finds a page by its path within the site. */
function pageAt(pages: readonly Page[]): (path: string) => Page | undefined {
  const byPath = new Map(pages.map((page) => [page.address.path, page]))
  return (path) => byPath.get(path)
}

/** The path of an image contains its content hash, so that is the hash of its input, too. */
function imageFiles(images: Iterable<SharedImage>, drawings: ShareDrawings): LazyFile[] {
  const distinct = new Map(Array.from(images, (image) => [image.path, image]))
  return Array.from(distinct.values(), ({ path, page }) => {
    return { path, source: drawings.source, input: path, make: () => drawings.png(page) }
  })
}

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
  const names = new Set(written.map(({ address }) => basename(images.of(address.path)?.url ?? '')))
  return { ...images, files: Array.from(images.files).filter(({ path }) => names.has(basename(path))) }
}

/** The same for the one image of all pages, which every shard knows. */
export function imageInShard(images: ShareImages, shard: Shard | undefined): ShareImages {
  return { ...images, files: Array.from(images.files).filter(({ path }) => isInShard(path, shard)) }
}

function card({ head }: Page): string {
  return JSON.stringify(head.share)
}
