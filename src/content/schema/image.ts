import * as z from 'zod'
import { isPlainText } from '../../lib/plain-text'

/** An image as pages show it, as plain data. */
export interface Picture {
  /** For `<img src>`. */
  readonly src: string
  /** The same in other sizes, for `<img srcset>`; empty for a drawing, and for an image that is no larger than it is shown. */
  readonly srcset: string
  /** How wide it is shown, for `<img sizes>`; empty without `srcset`. */
  readonly sizes: string
  /** In CSS pixels: browsers reserve a place of this proportion before the image is there. */
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
  /** `square` cuts off what is beyond a square in the middle; `padded` makes one of it by transparent margins. */
  readonly shape: 'whole' | 'square' | 'padded'
}

/** The schemas of images, and how each is shown. */
export const imageFields = z.registry<ImageOptions>()

/** The endings of the names of images. */
export const imageEnding = /\.(?:png|jpe?g|webp|avif|svg)$/i

const srcPhrase =
  'the path of a .png, .jpg, .webp, .avif or .svg file from the folder of this one, such as images/a.png'
const altPhrase = 'a text that says what the image shows, for people who cannot see it'

const src = z
  .string({ error: srcPhrase })
  .max(300, { error: srcPhrase })
  .regex(new RegExp(`^(?![/\\\\])[^\\\\:?#*"<>|{}]+${imageEnding.source}`, 'i'), { error: srcPhrase })
  .refine(isPlainText, { error: srcPhrase })

const alt = z
  .string({ error: altPhrase })
  .trim()
  .min(1, { error: altPhrase })
  .max(300, { error: 'a text of at most 300 characters' })
  .refine(isPlainText, { error: altPhrase })

/**
 * An image next to the data file: `{ src, alt }`. The model gets a picture of it, encoded for screens of one and of two
 * pixels to each CSS pixel.
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
