import type { ReactElement } from 'react'

/** What the drawing of an icon is made from. */
export interface IconProps {
  /** Bare for a tab, on a ground for a home screen, or with room around it for launchers that cut a shape out. */
  readonly form: 'tab' | 'tile' | 'maskable'
  /** Width and height in pixels. */
  readonly size: number
}

/** The default export of `templates/layout/icon.tsx`: a square SVG. */
export type IconDrawing = (props: IconProps) => ReactElement
