import { scaleLog } from 'd3-scale'
import { formatNumber } from '../rules/formats'
import { formatMarket } from '../rules/money'
import './dot-plot.css'

/** A line of a dot plot. */
interface DotRow {
  readonly name: string
  /** The link of its name, if any. */
  readonly href?: string
  readonly usd: number
  /** The same amount, formatted. */
  readonly text: string
}

/** How many lines are visible at first; the others are one click away. */
const visible = 16

interface DotPlotProps {
  readonly id: string
  readonly heading: string
  readonly rows: readonly DotRow[]
  /** The total of what the rows leave out; undefined if they are complete. */
  readonly others?: { readonly count: number; readonly text: string } | undefined
  /** Amounts in US dollars that the scale must cover; plots side by side share them. */
  readonly range: readonly number[]
}

/**
 * Amounts on one logarithmic scale, so that millions and trillions can be compared fairly. It is a list: every name and
 * amount is text, which the drawing repeats visually. Positions are percentages, so it fits any width.
 */
export function DotPlot({ id, heading, rows, others, range }: DotPlotProps) {
  const place = logScale(range)
  const opened = rows.length - visible
  return (
    <figure className="dot-plot" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{heading}</h3>
      </figcaption>
      <Axis place={place} />
      <Rows rows={rows.slice(0, visible)} place={place} />
      {opened > 0 && (
        <details>
          <summary>
            {others === undefined
              ? `The other ${formatNumber(opened)}`
              : `${formatNumber(opened)} of the other ${formatNumber(opened + others.count)}`}
            <span className="visually-hidden"> of {heading}</span>
          </summary>
          <Rows rows={rows.slice(visible)} place={place} />
          {others !== undefined && (
            <p className="note">
              And {formatNumber(others.count)} more, together {others.text}.
            </p>
          )}
        </details>
      )}
    </figure>
  )
}

function Rows({ rows, place }: Pick<DotPlotProps, 'rows'> & { readonly place: LogScale }) {
  return (
    <ol>
      {rows.map(({ name, href, usd, text }) => (
        <li key={name}>
          <span className="dot-plot-name">{href === undefined ? name : <a href={href}>{name}</a>}</span>
          <span className="dot-plot-amount">{text}</span>
          <Track place={place} usd={usd} />
        </li>
      ))}
    </ol>
  )
}

type LogScale = ReturnType<typeof logScale>

/** From the power of ten below the smallest amount to the one above the largest, in percent of the width. */
function logScale(amounts: readonly number[]) {
  const low = 10 ** Math.floor(Math.log10(Math.min(...amounts)))
  const high = 10 ** Math.ceil(Math.log10(Math.max(...amounts)))
  return scaleLog([low, high], [8, 94])
}

/** The powers of ten within a scale, in US dollars. */
function ticksOf(place: LogScale): { usd: number; label: string }[] {
  const [low = 1, high = 1] = place.domain()
  const count = Math.round(Math.log10(high / low))
  return Array.from({ length: count + 1 }, (_, power) => low * 10 ** power).map((usd) => ({ usd, label: short(usd) }))
}

/** Formats a power of ten: `$10B`, `$1T`, and `$0.01M`, which one decimal cannot say. */
function short(usd: number): string {
  return usd < 1e5 ? `$${usd / 1e6}M` : formatMarket(usd)
}

function Axis({ place }: { readonly place: LogScale }) {
  return (
    <svg className="dot-plot-axis" width="100%" height="22" aria-hidden="true" focusable="false">
      {ticksOf(place).map(({ usd, label }) => (
        <text key={label} x={`${percent(place(usd))}%`} y="14" textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  )
}

/** Stretched to its width, which its strokes are not; a point is a short line with round ends. */
function Track({ place, usd }: { readonly place: LogScale; readonly usd: number }) {
  const x = percent(place(usd))
  const grid = ticksOf(place).map((tick) => `M${percent(place(tick.usd))} 0v24`)
  return (
    <svg
      className="dot-plot-track"
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      width="100%"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={grid.join('')} />
      <path className="dot-plot-stem" d={`M0 12h${x}`} />
      <path className="dot-plot-point" d={`M${x} 12h.01`} />
    </svg>
  )
}

function percent(value: number): number {
  return Math.round(value * 10) / 10
}
