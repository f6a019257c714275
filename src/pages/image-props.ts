import type { Picture } from '../content/schema/image'

/** The attributes of an `<img>`. */
interface ImageProps extends Pick<Picture, 'src' | 'alt' | 'width' | 'height'> {
  readonly srcSet?: string
  readonly sizes?: string
  readonly loading?: 'lazy'
  readonly decoding: 'async'
}

/**
 * The attributes of the `<img>` that shows a picture: `<img {...imageProps(photo)} />`. Its place is reserved before it is
 * there, and it is loaded when it comes near the window.
 *
 * @param isInView whether it is in the first window of the page, so that it is loaded at once
 */
export function imageProps({ src, srcset, sizes, alt, width, height }: Picture, isInView = false): ImageProps {
  return {
    ...{ src, alt, width, height, decoding: 'async' },
    ...(srcset !== '' && { srcSet: srcset, sizes }),
    ...(!isInView && { loading: 'lazy' }),
  }
}
