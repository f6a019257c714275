import type { ReactElement } from 'react'

/** The content of the image shown where a link to a page is shared. @typeParam Emblem other data for the drawing */
export interface ShareCard<Emblem = Readonly<Record<string, string>>> {
  /** In large letters. */
  readonly title: string
  /** The domain, which replaces a title that the fonts cannot draw. */
  readonly host?: string | undefined
  /** A sentence or phrase. */
  readonly line: string
  /** An amount or a number, in large type. */
  readonly figure?: string | undefined
  /** Anything else that the drawing shows, such as the name of an emblem. */
  readonly emblem?: Emblem | undefined
}

/**
 * Text as outlines, so that a drawing needs no font: path data for each line, the first baseline at 0. Without lines if
 * it cannot be drawn.
 */
interface TypesetText {
  readonly lines: readonly { readonly path: string; readonly y: number }[]
  /** From the first to the last baseline, in pixels; 0 without lines. */
  readonly height: number
}

/**
 * Sets a text in the fonts of the share images: size, maximum line width and line spacing in pixels. What does not fit
 * is set smaller; if that does not help, long words are broken and the end is left out. Characters that no font has are
 * left out, too; a text with a letter, digit or currency that no font has is not drawn at all.
 *
 * @param height maximum height from the first to the last baseline, in pixels; unlimited when omitted
 */
export type Typeset = (text: string, size: number, width: number, leading: number, height?: number) => TypesetText

/** The props of the share card component. */
export interface ShareCardProps<Emblem = Readonly<Record<string, string>>> {
  /** What all images share; everything else is in the card, so that an image is redrawn only when that changes. */
  readonly siteName: string
  /** What the image of this page says. */
  readonly card: ShareCard<Emblem>
  /** Sets a text as outlines. */
  readonly typeset: Typeset
}

/** The default export of `templates/layout/share-card.tsx`: an SVG of 1200 × 630. */
export type ShareCardDrawing = (props: ShareCardProps) => ReactElement

/** The props of the icon component. */
export interface IconProps {
  /** Bare for a tab, on a background for a home screen, or with a margin for launchers that mask icons. */
  readonly form: 'tab' | 'tile' | 'maskable'
  /** Width and height in pixels. */
  readonly size: number
}

/** The default export of `templates/layout/icon.tsx`: a square SVG. */
export type IconDrawing = (props: IconProps) => ReactElement
