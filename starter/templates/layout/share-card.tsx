import type { ShareCardProps } from 'build-site'
import { colors } from './colors'

/** The font of the picture. It comes with build-site; a file of another package that you install works as well. */
export const font = '@fontsource/newsreader/files/newsreader-latin-500-normal.woff'

/** The picture that is shown when somebody shares a link: 1200 by 630 pixels, with all text as outlines. */
export default function ShareCard({ siteName, card, typeset }: ShareCardProps) {
  const title = typeset(card.title, 88, 1040, 96, 96)
  const line = typeset(card.line, 40, 1040, 54, 108)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path d="M0 0h1200v630H0Z" fill={colors.paper} />
      <path d="M0 0h1200v16H0Z" fill={colors.accent} />
      <Lines text={title} y={200} fill={colors.ink} />
      <Lines text={line} y={200 + title.height + 80} fill={colors.soft} />
      <Lines text={typeset(siteName, 32, 1040, 32, 0)} y={560} fill={colors.accent} />
    </svg>
  )
}

interface LinesProps {
  readonly text: ReturnType<ShareCardProps['typeset']>
  readonly y: number
  readonly fill: string
}

function Lines({ text, y, fill }: LinesProps) {
  return (
    <g transform={`translate(80 ${y})`} fill={fill}>
      {text.lines.map((line) => (
        <path key={line.y} d={line.path} transform={`translate(0 ${line.y})`} />
      ))}
    </g>
  )
}
