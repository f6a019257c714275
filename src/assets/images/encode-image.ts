import { readFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { outputFileSync } from 'fs-extra/esm'
import type { MakeAddress } from '../../content/rules/address'
import type { ImageOptions, Picture } from '../../content/schema/image'
import { checked, readChecked } from '../../lib/checked'
import { hashedPath } from '../../lib/hashed-path'
import { ifPossible } from '../../lib/if-possible'
import { memo } from '../../lib/memo'
import { programFiles } from '../../lib/program-files'
import { writeCacheFile } from '../../lib/replace-file'
import { sha256 } from '../../lib/sha256'
import type { ImageFacts } from './inspect-image'

/** A valid image, and the sizes in which it is published. */
export interface MadeImage extends ImageFacts {
  readonly sizes: readonly ImageSize[]
  /** Absolute. */
  readonly file: string
  /** The file, as the operator would type it. */
  readonly shown: string
  readonly options: ImageOptions
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string
}

/** One size of an image. */
export interface ImageSize {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** In the output folder; the name depends on the content and the encoding. */
  readonly path: string
  /** The encoded file in the cache, preceded by a hash; for a drawing, the drawing itself. */
  readonly cached: string
}

/** How all images are encoded. */
const settings = { quality: 82, alphaQuality: 90, effort: 4, smartSubsample: true } as const

/** For screens with this many pixels per CSS pixel. */
const densities = [1, 2]

/** The version of the encoder, on which the bytes depend; empty if it is not installed. */
const encoderVersion = memo(10, (packageRoot: string): string => {
  const installed = ifPossible((): { readonly version: string } => {
    const file = join(dirname(programFiles(packageRoot).resolve('sharp')), '..', 'package.json')
    return JSON.parse(readFileSync(file, 'utf8'))
  })
  return installed?.version ?? ''
})

/**
 * The sizes in which an image is published, the smallest first. None is larger than the image. A drawing has no fixed
 * size and is published unchanged.
 */
export function sizesOf(image: Omit<MadeImage, 'sizes'>, packageRoot: string): ImageSize[] {
  const { file, hash } = image
  const { width: shown, shape } = image.options
  if (image.isDrawing) {
    const height = shape === 'whole' ? heightAt(shown, image.height / image.width) : shown
    return [{ width: shown, height, path: hashedPath(basename(file), hash), cached: file }]
  }
  const [short, long] = [Math.min(image.width, image.height), Math.max(image.width, image.height)]
  const [most, ratio] =
    shape === 'whole' ? [image.width, image.height / image.width] : [shape === 'square' ? short : long, 1]
  const widths = new Set(densities.map((density) => Math.min(most, density * shown)))
  return Array.from(widths, (width) => {
    const height = heightAt(width, ratio)
    const key = sha256(JSON.stringify([{ version: encoderVersion(packageRoot) }, settings, shape, width, height, hash]))
    const cached = join(programFiles(packageRoot).imageCache, key)
    return { width, height, cached, path: hashedPath(`${parse(file).name}-${width}.webp`, key) }
  })
}

function heightAt(width: number, ratio: number): number {
  return Math.max(1, Math.round(width * ratio))
}

/**
 * An image in one of its sizes, as WebP without camera metadata. An image that was encoded before is read from the
 * cache.
 *
 * @throws an error of the encoder for a damaged image
 */
export async function encodeImage(
  { file, isDrawing, options: { shape } }: Omit<MadeImage, 'sizes'>,
  { width, height, cached }: ImageSize,
): Promise<Uint8Array> {
  if (isDrawing) return readFileSync(file)
  const known = readChecked(cached, basename(cached))
  if (known !== undefined) return known
  // Imported lazily: loading it is slow, and most builds encode nothing.
  const { default: sharp } = await import('sharp')
  const fit = shape === 'padded' ? 'contain' : 'cover'
  const webp = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp(settings)
    .toBuffer()
  // A cache that cannot be written only costs time.
  writeCacheFile(cached, (temporary) => outputFileSync(temporary, checked(webp, basename(cached))))
  return webp
}

/** An encoded image as PNG. @throws an error of the encoder */
export async function pngOf(image: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(image).png().toBuffer()
}

/** What is wrong where the encoder is missing. */
export const needsEncoder =
  'found an image, which the package sharp resizes and encodes, expected it to be installed for this system; run npm install sharp'

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
