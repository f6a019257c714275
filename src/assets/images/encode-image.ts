import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { outputFileSync } from 'fs-extra/esm'
import type { ImageOptions } from '../../content/schema/image'
import { hashedPath } from '../../lib/hashed-path'
import { memo } from '../../lib/memo'
import { programFiles } from '../../lib/program-files'
import { writeCacheFile } from '../../lib/replace-file'
import { sha256 } from '../../lib/sha256'

/** One size of an image. */
export interface ImageSize {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** In the output folder; named by its content and how that is encoded. */
  readonly path: string
  /** The file in the cache. */
  readonly cached: string
}

/** How all images are encoded. */
const settings = { quality: 82, alphaQuality: 90, effort: 4, smartSubsample: true } as const

/** For screens with so many pixels to each CSS pixel. */
const densities = [1, 2]

/** What stands for the version of the encoder, which decides on the bytes; undefined if it is not installed. */
const encoderVersion = memo(10, (packageRoot: string): { readonly version: string | undefined } => {
  try {
    const file = join(dirname(programFiles(packageRoot).resolve('sharp')), '..', 'package.json')
    const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'))
    return { version }
  } catch {
    return { version: undefined }
  }
})

/** Whether the package that encodes images is installed. */
export function canEncode(packageRoot: string): boolean {
  return encoderVersion(packageRoot).version !== undefined
}

/**
 * The sizes in which an image is published, the smallest first. None is larger than the image.
 *
 * @param image its size in pixels, its name, and the hash of its bytes
 */
export function sizesOf(
  image: { readonly width: number; readonly height: number; readonly name: string; readonly hash: string },
  { width: shown, shape }: ImageOptions,
  packageRoot: string,
): ImageSize[] {
  const [short, long] = [Math.min(image.width, image.height), Math.max(image.width, image.height)]
  const [most, ratio] =
    shape === 'whole' ? [image.width, image.height / image.width] : [shape === 'square' ? short : long, 1]
  const widths = new Set(densities.map((density) => Math.min(most, density * shown)))
  return Array.from(widths, (width) => {
    const height = Math.max(1, Math.round(width * ratio))
    const key = sha256(JSON.stringify([encoderVersion(packageRoot), settings, shape, width, height, image.hash]))
    const cached = join(programFiles(packageRoot).imageCache, `${key}.webp`)
    return { width, height, cached, path: hashedPath(`${parse(image.name).name}-${width}.webp`, key) }
  })
}

/** Whether a size has been encoded before. */
export function isEncoded({ cached }: ImageSize): boolean {
  return existsSync(cached)
}

/**
 * An image in one of its sizes, as WebP, without what cameras write into files. One that was encoded before is read from
 * the cache.
 *
 * @throws an error of the encoder for a damaged image
 */
export async function encodeImage(
  file: string,
  { width, height, cached }: ImageSize,
  { shape }: Pick<ImageOptions, 'shape'>,
): Promise<Uint8Array> {
  if (existsSync(cached)) return readFileSync(cached)
  // Imported lazily: it takes long, and most builds encode nothing.
  const { default: sharp } = await import('sharp')
  const fit = shape === 'padded' ? 'contain' : 'cover'
  const webp = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp(settings)
    .toBuffer()
  // A cache that cannot be written only costs time.
  writeCacheFile(cached, (temporary) => outputFileSync(temporary, webp))
  return webp
}
