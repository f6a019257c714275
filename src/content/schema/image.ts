import * as z from 'zod'
import { isPlainText } from '../../lib/plain-text'

/** An image as pages show it, as plain data. */
export interface Picture {
  /** For `<img src>`. */
  readonly src: string
  /**
   * The same in other sizes, for `<img srcset>`; empty for a drawing, and for an image that is not larger than it is
   * shown.
   */
  readonly srcset: string
  /** How wide it is shown, for `<img sizes>`; empty without `srcset`. */
  readonly sizes: string
  /** In CSS pixels: browsers reserve space of this proportion before the image is loaded. */
  readonly width: number
  /** In CSS pixels. */
  readonly height: number
  /** What it shows, for people who cannot see it. */
  readonly alt: string
  /** The largest size, absolute: for structured data. */
  readonly url: string
}

/** How an image is shown. */
export interface ImageOptions {
  /** The largest width at which pages show it, in CSS pixels. */
  readonly width: number
  /** `square` crops it to a square in the middle; `padded` adds transparent margins to make it square. */
  readonly shape: 'whole' | 'square' | 'padded'
}

/** The schemas of images, and how each is shown. */
export const imageFields = z.registry<ImageOptions>()

/** The extensions of image files. */
export const imageEnding = /\.(?:png|jpe?g|webp|avif|svg)$/i

const src = z
  .string({
    error: 'the path of a .png, .jpg, .webp, .avif or .svg file from the folder of this one, such as images/a.png',
  })
  .max(300)
  .regex(new RegExp(`^(?![/\\\\])[^\\\\:?#*"<>|{}]+${imageEnding.source}`, 'i'))
  .refine(isPlainText)

const alt = z
  .string({ error: 'a text that says what the image shows, for people who cannot see it' })
  .trim()
  .min(1)
  .max(300, { error: 'a text of at most 300 characters' })
  .refine(isPlainText)

/**
 * An image next to the data file: `{ src, alt }`. The model gets a picture, encoded for screens with one and with two
 * pixels per CSS pixel.
 */
export function image({ width = 640, shape = 'whole' }: Partial<ImageOptions> = {}) {
  return z
    .strictObject({
      src: src.describe('The path of the file from the folder of this one'),
      alt: alt.describe('What it shows, for people who cannot see it'),
    })
    .transform((typed): Picture => ({ ...typed, srcset: '', sizes: '', width: 0, height: 0, url: '' }))
    .register(imageFields, { width, shape })
}
