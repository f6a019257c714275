import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { MakeAddress } from '../../content/rules/address'
import type { ImageOptions, Picture } from '../../content/schema/image'
import { hashedPath } from '../../lib/hashed-path'
import type { LazyFile } from '../../lib/output-file'
import { encodeImage, type ImageSize, sizesOf } from './encode-image'
import type { ImageFacts } from './inspect-image'

/** An image that was found to be right. */
interface FoundImage extends ImageFacts {
  /** Absolute. */
  readonly file: string
  /** The file, as the operator would type it. */
  readonly shown: string
  readonly options: ImageOptions
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string
}

/** An image, and how it is published: in sizes, or as it is if there are none. */
export interface MadeImage extends FoundImage {
  readonly sizes: readonly ImageSize[]
}

/** Decides on the sizes of an image; a drawing has none. */
export function sizedImage(image: FoundImage, packageRoot: string): MadeImage {
  const named = { ...image, name: basename(image.file) }
  return { ...image, sizes: image.isDrawing ? [] : sizesOf(named, image.options, packageRoot) }
}

/** The files of images. What several data files show alike is one file. */
export function filesOf(images: Iterable<MadeImage>): LazyFile[] {
  const files = new Map<string, LazyFile>()
  for (const image of images) {
    const { file, shown: source, options, sizes } = image
    for (const size of sizes) {
      const { path } = size
      files.set(path, { path, source, input: path, make: () => encodeImage(file, size, options) })
    }
    if (sizes.length > 0) continue
    const path = drawingPath(image)
    files.set(path, { path, source, input: path, make: () => readFileSync(file) })
  }
  return [...files.values()]
}

/** The picture that templates show. @param alt what it shows */
export function pictureOf(image: MadeImage, alt: string, address: MakeAddress): Picture {
  const sources = image.sizes.map(({ path, width }) => ({ ...address(`/${path}`), width }))
  const [smallest, largest] = [image.sizes[0], sources.at(-1)]
  if (smallest === undefined || largest === undefined) return drawing(image, alt, address)
  const { width, height } = smallest
  const isOne = sources.length === 1
  return {
    src: address(`/${smallest.path}`).href,
    srcset: isOne ? '' : sources.map(({ href, width: pixels }) => `${href} ${pixels}w`).join(', '),
    sizes: isOne ? '' : `(max-width: ${width}px) 100vw, ${width}px`,
    ...{ width, height, alt, url: largest.url },
  }
}

/** As wide as it may be shown: a drawing has no size of its own. */
function drawing(image: MadeImage, alt: string, address: MakeAddress): Picture {
  const { href, url } = address(`/${drawingPath(image)}`)
  const { width, shape } = image.options
  const height = shape === 'whole' ? Math.max(1, Math.round((width * image.height) / image.width)) : width
  return { src: href, srcset: '', sizes: '', width, height, alt, url }
}

function drawingPath({ file, hash }: FoundImage): string {
  return hashedPath(basename(file), hash)
}
