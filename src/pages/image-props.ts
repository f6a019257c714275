import type { Picture } from '../content/schema/image'

/** The attributes of an `<img>`. */
interface ImageProps extends Pick<Picture, 'src' | 'alt' | 'width' | 'height'> {
  readonly srcSet?: string
  readonly sizes?: string
  readonly loading?: 'lazy'
  readonly decoding: 'async'
}

/**
 * The attributes of the `<img>` that shows a picture: `<img {...imageProps(photo)} />`. Its space is reserved before it
 * loads, and it loads when it comes near the viewport.
 * @param isInView whether it is visible at first, so that it loads at once
 */
export function imageProps({ src, srcset, sizes, alt, width, height }: Picture, isInView = false): ImageProps {
  return {
    ...{ src, alt, width, height, decoding: 'async' },
    ...(srcset !== '' && { srcSet: srcset, sizes }),
    ...(!isInView && { loading: 'lazy' }),
  }
}
