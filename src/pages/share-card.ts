import type { ReactElement } from 'react'
import type { Site } from '../content/site/types'

/** What the image says that stands for a page where its link is shared. */
export interface ShareCard {
  readonly title: string
  /** One sentence or phrase; it is set in as many lines as it needs. */
  readonly line: string
  /** A price or a number, large. */
  readonly figure?: string
  /** Whose emblem it carries; the studio's mark when left out. */
  readonly emblem?: { readonly slug: string; readonly stage: string; readonly collection: string }
}

/** Text as outlines, so that a drawing needs no font: path data for each line, the first baseline at 0. */
interface TypesetText {
  readonly lines: readonly { readonly path: string; readonly y: number }[]
  /** From the first baseline to the last, in pixels. */
  readonly height: number
}

/** Sets a text in the display font: size, widest line and distance of lines in pixels. */
export type Typeset = (text: string, size: number, width: number, leading: number) => TypesetText

/** What the drawing is made from. */
export interface ShareCardProps {
  /** What all images have in common; the rest is on the card, so that an image is drawn anew only when that changes. */
  readonly site: Pick<Site, 'studio'>
  readonly card: ShareCard
  readonly typeset: Typeset
}

/** The default export of `templates/layout/share-card.tsx`: an SVG of 1200 × 630. */
export type ShareCardDrawing = (props: ShareCardProps) => ReactElement
