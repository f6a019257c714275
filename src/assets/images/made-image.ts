import type { MakeAddress } from '../../content/rules/address'
import type { Picture } from '../../content/schema/image'
import type { LazyFile } from '../../lib/output-file'
import { encodeImage, type FoundImage, type ImageSize } from './encode-image'

/** An image, and the sizes in which it is published. */
export interface MadeImage extends FoundImage {
  readonly sizes: readonly ImageSize[]
}

/** The files of images. What several data files show alike is one file. */
export function filesOf(images: Iterable<MadeImage>): LazyFile[] {
  const files = new Map<string, LazyFile>()
  for (const image of images) {
    for (const size of image.sizes) {
      const { path } = size
      files.set(path, { path, source: image.shown, input: path, make: () => encodeImage(image, size) })
    }
  }
  return [...files.values()]
}

/** The picture that templates show. @param alt what it shows */
export function pictureOf({ sizes }: MadeImage, alt: string, address: MakeAddress): Picture {
  const sources = sizes.map(({ path, width, height }) => ({ ...address(`/${path}`), width, height }))
  const [smallest, largest] = [sources[0], sources.at(-1)]
  if (smallest === undefined || largest === undefined) throw new Error('an image has a size')
  const { width, height } = smallest
  const isOne = sources.length === 1
  return {
    src: smallest.href,
    srcset: isOne ? '' : sources.map(({ href, width: pixels }) => `${href} ${pixels}w`).join(', '),
    sizes: isOne ? '' : `(max-width: ${width}px) 100vw, ${width}px`,
    ...{ width, height, alt, url: largest.url },
  }
}
