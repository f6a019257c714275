import { drawingColors as colors } from '../components/drawing-colors'
import { motifOf } from '../components/emblem'
import { MarkShapes } from '../components/mark'
import type { ShareCardProps } from '../model/site-types'

/** The fonts of the image, in the order in which they are asked for a character: the site's display font, in all alphabets that it has, in a format that outlines can be extracted from. */
export const font = ['latin', 'latin-ext', 'vietnamese'].map(
  (alphabet) => `@fontsource/newsreader/files/newsreader-${alphabet}-500-normal.woff`,
)

/** The image shown where a link to a page is shared: emblem, name, one line, price or figure. */
export default function ShareCard({ siteName, card, typeset }: ShareCardProps) {
  const { title, host = '', line, figure, emblem } = card
  const { Shapes, accent } = motifOf(emblem?.collection)
  const named = (text: string) => typeset(text, text.length > 14 ? 76 : 92, 700, 80, 80)
  const titled = named(title)
  const name = titled.lines.length > 0 ? titled : named(host)
  const text = typeset(line, 36, 660, 48, 228 - name.height)
  // Long text moves the name up, because the figure has a fixed position.
  const top = Math.min(210 - name.height / 2, 388 - name.height - 76 - text.height)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG, whose words stand in the head of the page
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path d="M0 0h1200v630H0Z" fill={colors.paper} />
      <path d="M0 0h1200v12H0Z" fill={accent} />
      <g color={accent} transform={emblem ? 'translate(800 120) scale(3.6)' : 'translate(790 130) scale(11)'}>
        {emblem ? <Shapes {...emblem} sun={colors.sun} ridge={colors.ridge} /> : <MarkShapes sun={colors.sun} />}
      </g>
      <Lines text={name} x={80} y={top} fill={colors.ink} />
      <Lines text={text} x={82} y={top + name.height + 76} fill={colors.soft} />
      {figure !== undefined && <Lines text={typeset(figure, 64, 700, 64, 0)} x={80} y={486} fill={colors.brass} />}
      <path d="M80 532h1040" stroke={colors.rule} strokeWidth="2" />
      <Lines text={typeset(siteName, 30, 1040, 30, 0)} x={80} y={580} fill={colors.ink} />
    </svg>
  )
}

interface LinesProps {
  readonly text: ReturnType<ShareCardProps['typeset']>
  readonly x: number
  readonly y: number
  readonly fill: string
}

function Lines({ text, x, y, fill }: LinesProps) {
  return (
    <g transform={`translate(${x} ${y})`} fill={fill}>
      {text.lines.map((line) => (
        <path key={line.y} d={line.path} transform={`translate(0 ${line.y})`} />
      ))}
    </g>
  )
}
