import { extname } from 'node:path'
import { formatNumber } from '../../lib/format-number'
import { ifPossible } from '../../lib/if-possible'
import { inspectSvg } from './inspect-svg'

/** The format and size of an image, read from its bytes. */
export interface ImageFacts {
  readonly isDrawing: boolean
  /** In pixels, as displayed: cameras may store an image rotated. */
  readonly width: number
  readonly height: number
}

/** The limits for an image; drawings are published unchanged. */
const limits = { bytes: 20_000_000, drawingBytes: 200_000, pixels: 50_000_000 }

/** The formats, with the first bytes of their files and their extensions. */
const formats = [
  { name: 'PNG', start: /^\x89PNG\r\n/, ending: /\.png$/i },
  { name: 'JPEG', start: /^\xff\xd8\xff/, ending: /\.jpe?g$/i },
  { name: 'WebP', start: /^RIFF[\s\S]{4}WEBP/, ending: /\.webp$/i },
  { name: 'AVIF', start: /^[\s\S]{4}ftypavi[fs]/, ending: /\.avif$/i },
  { name: 'SVG', start: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE|svg[\s>])/i, ending: /\.svg$/i },
]

/** Identifies an image. @returns its format and size, or why it is refused: what was found, and what is expected */
export async function inspectImage(bytes: Buffer, file: string): Promise<ImageFacts | { readonly fault: string }> {
  const start = bytes.toString('latin1', 0, 256)
  const format = formats.find((each) => each.start.test(start))
  if (format === undefined) return { fault: 'found a file that is not an image, expected PNG, JPEG, WebP, AVIF or SVG' }
  const { name, ending } = format
  if (!ending.test(file)) {
    return {
      fault: `found an image in the format ${name} with the extension ${extname(file)}, expected the extension of its format`,
    }
  }
  const most = name === 'SVG' ? limits.drawingBytes : limits.bytes
  if (bytes.length > most) {
    return { fault: `found ${formatNumber(bytes.length)} bytes, expected at most ${formatNumber(most)}` }
  }
  if (name !== 'SVG') return sizeOf(bytes)
  const drawing = await inspectSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  return 'fault' in drawing ? drawing : { ...drawing, isDrawing: true }
}

async function sizeOf(bytes: Buffer): Promise<ImageFacts | { readonly fault: string }> {
  // Imported lazily: most sites have no images.
  const { imageSize } = await import('image-size')
  const size = ifPossible(() => imageSize(bytes))
  if (size === undefined) return { fault: damaged }
  const { width, height, orientation = 1 } = size
  if (width * height > limits.pixels) {
    const found = `found ${formatNumber(width)} × ${formatNumber(height)} pixels`
    return { fault: `${found}, expected at most ${formatNumber(limits.pixels)} in all` }
  }
  const isTurned = orientation >= 5
  return { isDrawing: false, width: isTurned ? height : width, height: isTurned ? width : height }
}

/** What is wrong with an image that cannot be read. */
export const damaged = 'found a damaged image, expected an intact one; save it again'
