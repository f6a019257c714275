import type { IconProps } from 'build-site'
import { MarkShapes } from '../components/mark'
import { colors } from '../styles/look'

/** The space around the mark: launchers may crop a maskable icon to a circle of four fifths of its width. */
const views = { tab: '0 0 32 32', tile: '-6 -5.5 44 44', maskable: '-10 -9.5 52 52' }

/** The studio's mark as an icon: bare in a tab, where it follows the colour scheme; on paper colour elsewhere. */
export default function Icon({ form, size }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon is next to the name of the site
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox={views[form]}>
      {form === 'tab' ? (
        <style>{`@media(prefers-color-scheme:dark){g{color:${colors.evergreen.dark}}}`}</style>
      ) : (
        <path d="M-10-10h52v52h-52Z" fill={colors.paper.light} />
      )}
      <g color={colors.evergreen.light}>
        <MarkShapes sun={colors.sun.light} />
      </g>
    </svg>
  )
}
