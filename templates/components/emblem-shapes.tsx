import { motifs } from '../drawings/motifs'
import { lookOf } from '../styles/look'

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
  const { frame, generated } = lookOf(collection)
  const [slug = '', stage = ''] = emblem.split(/ (.*)/s)
  const fills: Readonly<Record<string, string>> = { sun, far: ridge, near: 'currentColor' }
  return (
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      {Object.entries(motifs[emblem] ?? generated(slug, stage)).map(([part, path]) =>
        part === 'stars' ? (
          <Stars key={part} path={path} />
        ) : (
          <path key={part} d={path} {...(fills[part] && { fill: fills[part], stroke: 'none' })} />
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
