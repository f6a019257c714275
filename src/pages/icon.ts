import type { ReactElement } from 'react'

/** The props of the icon component. */
export interface IconProps {
  /** Bare for a tab, on a background for a home screen, or with a margin for launchers that mask icons. */
  readonly form: 'tab' | 'tile' | 'maskable'
  /** Width and height in pixels. */
  readonly size: number
}

/** The default export of `templates/layout/icon.tsx`: a square SVG. */
export type IconDrawing = (props: IconProps) => ReactElement
