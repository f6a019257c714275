import { type ConstellationParts, constellationParts } from './constellation-emblem'
import './emblem.css'
import { type HorizonParts, horizonParts } from './horizon-emblem'

interface EmblemProps {
  readonly slug: string
  readonly stage: string
  /** The slug of the collection, which determines the motif. */
  readonly collection: string
}

/** The emblem of a brand, generated from its names alone: decoration next to its name. */
export function Emblem(props: EmblemProps) {
  return (
    <svg
      className="emblem"
      viewBox={props.collection === 'ai' ? '8 8 80 80' : '13 5 70 86'}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      <EmblemShapes {...props} />
    </svg>
  )
}

/** The colours of an emblem other than its own (`currentColor`). */
interface EmblemColors {
  /** Of the sun or of the brightest star. */
  readonly sun: string
  /** Of the far ridge, which is opaque: a sun that showed through it would look like a stain. */
  readonly ridge: string
}

const tokens: EmblemColors = { sun: 'var(--sun)', ridge: 'var(--ridge)' }

/** The same without an `<svg>` around it, for the share image, which has no design tokens. */
export function EmblemShapes({
  slug,
  stage,
  collection,
  colors = tokens,
}: EmblemProps & { readonly colors?: EmblemColors }) {
  return collection === 'ai' ? (
    <Constellation parts={constellationParts(slug, stage)} colors={colors} />
  ) : (
    <Horizon parts={horizonParts(slug, stage)} colors={colors} />
  )
}

interface Drawing<Parts> {
  readonly parts: Parts
  readonly colors: EmblemColors
}

function Horizon({ parts: { sun, far, near }, colors }: Drawing<HorizonParts>) {
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={colors.sun} />
      <path d={far} fill={colors.ridge} />
      <path d={near} fill="currentColor" />
      <path d="M14 90V40a34 34 0 0 1 68 0v50Z" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  )
}

function Constellation({ parts: { lines, stars, brightest }, colors }: Drawing<ConstellationParts>) {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path
          d="M16 16h65M16 32h65M16 48h65M16 64h65M16 80h65"
          strokeWidth="2.5"
          strokeOpacity=".45"
          strokeDasharray="0 16"
        />
        <path d={lines} strokeWidth="2" />
        <path d={stars} strokeWidth="9" />
      </g>
      <circle cx={brightest.x} cy={brightest.y} r="8" fill={colors.sun} />
    </>
  )
}
