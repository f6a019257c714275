import { constellation, landscape } from '../drawings/landscapes'
import { motifs } from '../drawings/motifs'
import { drawingColors } from './drawing-colors'

/**
 * How the emblems of the collections are drawn: their part of the 96 by 96 square, their frame, the drawing for brands
 * without a motif, and the colours for use without styles. With styles, the colours are `--accent` and `--ridge`.
 */
const vista = {
  box: { left: 13, top: 5, width: 70, height: 86 },
  frame: 'M14 90V40a34 34 0 0 1 68 0V90Z',
  generated: landscape,
  accent: drawingColors.evergreen,
  ridge: drawingColors.paleEvergreen,
}
const ai = {
  box: { left: 6, top: 6, width: 84, height: 84 },
  frame: undefined,
  generated: constellation,
  accent: drawingColors.indigo,
  ridge: drawingColors.paleIndigo,
}

/** How the emblems of a collection are drawn. */
export function mannerOf(collection: string | undefined) {
  return collection === 'ai' ? ai : vista
}

interface EmblemShapesProps {
  /** The name of a motif, or slug and segment of a brand that has none. */
  readonly emblem: string
  /** The slug of the collection. */
  readonly collection: string
  readonly sun: string
  /** The colour of the distance. It is opaque, because a sun that showed through would look like a stain. */
  readonly ridge: string
}

/** The shapes of an emblem, without an `<svg>` around them. */
export function EmblemShapes({ emblem, collection, sun, ridge }: EmblemShapesProps) {
  const { frame, generated } = mannerOf(collection)
  const [slug = '', stage = ''] = emblem.split(/ (.*)/s)
  const fills = new Map([
    ['sun', sun],
    ['far', ridge],
    ['near', 'currentColor'],
  ])
  return (
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      {Object.entries(motifs[emblem] ?? generated(slug, stage)).map(([part, path]) =>
        part === 'stars' ? (
          <Stars key={part} path={path} />
        ) : (
          <path key={part} d={path} {...(fills.has(part) && { fill: fills.get(part), stroke: 'none' })} />
        ),
      )}
      {frame && <path d={frame} strokeWidth="2" />}
    </g>
  )
}

function Stars({ path }: { readonly path: string }) {
  const points = path.match(/\d+ \d+/g) ?? []
  return (
    <>
      <path d={path} strokeWidth="2" />
      <path d={points.map((point) => `M${point}h0`).join('')} strokeWidth="9" />
    </>
  )
}
