import { imageProps } from 'build-site'
import type { Brand } from '../model/types'
import { ConstellationEmblem } from './constellation-emblem'
import { drawingColors } from './drawing-colors'
import './emblem.css'
import { HorizonEmblem } from './horizon-emblem'

/**
 * What is drawn for the brands of a collection, in a square of 96: the shapes, the part of the square that they take up,
 * and their colour where there are no styles. Where there are, `[data-collection]` has it as `--accent`.
 */
export function motifOf(collection: string | undefined) {
  return collection === 'ai'
    ? { Shapes: ConstellationEmblem, viewBox: '8 8 80 80', accent: drawingColors.indigo }
    : { Shapes: HorizonEmblem, viewBox: '13 5 70 86', accent: drawingColors.evergreen }
}

interface EmblemProps {
  readonly slug: string
  readonly stage: string
  /** The slug of the collection, which determines the motif. */
  readonly collection: string
}

/** The emblem of a brand, generated from its names alone: decoration next to its name. */
export function Emblem({ slug, stage, collection }: EmblemProps) {
  const { Shapes, viewBox } = motifOf(collection)
  return (
    <svg className="emblem" viewBox={viewBox} preserveAspectRatio="xMinYMid" aria-hidden="true" focusable="false">
      <Shapes slug={slug} stage={stage} sun="var(--sun)" ridge="var(--ridge)" />
    </svg>
  )
}

interface EmblemOrLogoProps {
  readonly brand: Pick<Brand, 'slug' | 'stage' | 'logo' | 'collection'>
  /** Whether it is in the first window of the page. */
  readonly isInView?: boolean
}

/** What a brand is known by: its logo, or the emblem generated from its names. */
export function EmblemOrLogo({ brand: { slug, stage, logo, collection }, isInView }: EmblemOrLogoProps) {
  if (logo === undefined) return <Emblem slug={slug} stage={stage} collection={collection.slug} />
  return <img className="emblem" {...imageProps(logo, isInView)} alt={logo.alt} />
}
