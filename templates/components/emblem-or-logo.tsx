import { imageProps, type Picture } from 'build-site'
import { Emblem } from './emblem'

interface EmblemOrLogoProps {
  readonly brand: { readonly slug: string; readonly stage: string; readonly logo: Picture | undefined }
  /** The slug of its collection. */
  readonly collection: string
  /** Whether it is in the first window of the page. */
  readonly isInView?: boolean
}

/** What a brand is known by: its logo, or the emblem generated from its names. */
export function EmblemOrLogo({ brand: { slug, stage, logo }, collection, isInView }: EmblemOrLogoProps) {
  if (logo === undefined) return <Emblem slug={slug} stage={stage} collection={collection} />
  return <img className="emblem" {...imageProps(logo, isInView)} alt={logo.alt} />
}
