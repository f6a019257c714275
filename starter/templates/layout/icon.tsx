import type { IconProps } from 'build-site'
import { colors } from './colors'

/** The visible part of the drawing: phones may crop a maskable icon to a circle, so it has a margin. */
const views = { tab: '0 0 32 32', tile: '-4 -4 40 40', maskable: '-10 -10 52 52' }

/** The icon of the site: a leaf. In a tab it has no background, elsewhere a paper-coloured one. */
export default function Icon({ form, size }: IconProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox={views[form]}>
      {form !== 'tab' && <path d="M-10-10h52v52h-52Z" fill={colors.paper} />}
      <path d="M4 28C4 12 12 4 28 4c0 16-8 24-24 24Z" fill={colors.accent} />
      <path d="M4 28 20 12" stroke={colors.paper} strokeWidth="2" />
    </svg>
  )
}
