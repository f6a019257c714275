import { scaleLog } from 'd3-scale'
import type { Collection } from '../model/types'
import { formatMarket, type Money } from '../rules/money'
import './market-chart.css'

/** How many segments have a name next to the bar; the others are added up. */
const named = 5

type ChartProps = Pick<Collection, 'largest' | 'spread'>

/** How the markets are distributed: a sentence, the share of each segment in one bar, and all brands on one scale. */
export function MarketChart({ largest: { segments, brands }, spread }: ChartProps) {
  if (spread === undefined) return null
  return (
    <section className="section market-chart" aria-labelledby="markets">
      <h2 id="markets">
        {spread.segment} is {spread.share} of the total
      </h2>
      <Shares segments={segments.items} />
      <p className="market-median">Half of the brands have a market of {spread.median.text} or less.</p>
      <Strip brands={brands.items} median={spread.median} />
      <p className="note">Amounts in US dollars. Each line of the scale is ten times the one before.</p>
    </section>
  )
}

/** One bar, as long as the total. */
function Shares({ segments }: { readonly segments: ChartProps['largest']['segments']['items'] }) {
  const total = segments.reduce((sum, { usd }) => sum + usd, 0)
  // If only one is left, it also gets its name.
  const rest = segments.length > named + 1 ? segments.slice(named) : []
  const usd = rest.reduce((sum, segment) => sum + segment.usd, 0)
  const others = rest.length === 0 ? [] : [{ stage: `${rest.length} others`, usd, text: formatMarket(usd) }]
  const shown = [...segments.slice(0, segments.length - rest.length), ...others]
  const shares = shown.map((segment) => (segment.usd / total) * 100)
  const whole = wholePercents(shares)
  let start = 0
  const parts = shown.map((segment, index) => {
    const share = shares[index] ?? 0
    const part = { ...segment, index, x: percent(start), width: percent(share), rounded: whole[index] }
    start += share
    return part
  })
  return (
    <>
      <svg className="market-bar" width="100%" height="40" aria-hidden="true" focusable="false">
        {parts.map(({ stage, index, x, width }) => (
          <rect key={stage} data-place={index} x={`${x}%`} width={`${width}%`} height="40" />
        ))}
        {parts
          .filter(({ width }) => width > 14)
          .map(({ stage, x, width, rounded }) => (
            <text key={stage} x={`${x}%`} dx="10" y="26">
              {width > 30 && <tspan>{stage} ·&nbsp;</tspan>}
              {rounded}%
            </text>
          ))}
      </svg>
      <ol className="market-shares">
        {parts.map(({ stage, index, text, rounded }) => (
          <li key={stage} data-place={index}>
            {stage} <strong>{text}</strong> <span>{rounded || 'under 1'}%</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Shares as whole percents that add up to 100: those with the largest remainders are rounded up. */
function wholePercents(shares: readonly number[]): number[] {
  const remainders = shares.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest)
  const missing = Math.round(remainders.reduce((sum, { rest }) => sum + rest, 0))
  const raised = new Set(remainders.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => Math.floor(share) + Number(raised.has(index)))
}

type Point = ChartProps['largest']['brands']['items'][number]

/** Every brand as a point on a logarithmic scale that starts at a power of ten; the first and last have names. */
function Strip({ brands, median }: { readonly brands: readonly Point[]; readonly median: Money }) {
  const [largest, smallest] = [brands[0], brands.at(-1)]
  if (largest === undefined || smallest === undefined) return null
  const low = Math.floor(Math.log10(smallest.market.usd))
  const high = Math.max(low + 1, Math.ceil(Math.log10(largest.market.usd)))
  const scale = scaleLog([10 ** low, 10 ** high], [2, 98])
  const place = (usd: number) => `${percent(scale(usd))}%`
  const powers = Array.from({ length: high - low + 1 }, (_, power) => 10 ** (low + power))
  return (
    <svg className="market-strip" width="100%" height="140" aria-hidden="true" focusable="false">
      {powers.map((usd, index) => (
        <g key={usd}>
          <line x1={place(usd)} x2={place(usd)} y1="64" y2="110" />
          <text
            x={place(usd)}
            y="130"
            textAnchor={index === 0 ? 'start' : index === powers.length - 1 ? 'end' : 'middle'}
          >
            {formatMarket(usd)}
          </text>
        </g>
      ))}
      <line className="market-middle" x1={place(median.usd)} x2={place(median.usd)} y1="36" y2="110" />
      {dodged(brands.map(({ slug, market }) => ({ slug, at: scale(market.usd) }))).map(({ slug, at, level }) => (
        <circle key={slug} cx={`${percent(at)}%`} cy={87 + level} r="5" />
      ))}
      <End brand={smallest} at={scale(smallest.market.usd)} y={54} />
      <text x={place(median.usd)} y="32" textAnchor="middle">
        Median {median.text}
      </text>
      {largest !== smallest && <End brand={largest} at={scale(largest.market.usd)} y={12} />}
    </svg>
  )
}

/** In pixels from the middle: where points that would cover each other go. */
const levels = [0, -11, 11, -22, 22]

/** Points, each on the first level that has room for it. @param points in percent of the width */
function dodged<P extends { readonly at: number }>(points: readonly P[]) {
  const ends = new Map<number, number>()
  return points
    .toSorted((a, b) => a.at - b.at)
    .map((point) => {
      const level = levels.find((one) => point.at - (ends.get(one) ?? -9) >= 2.2) ?? 0
      ends.set(level, point.at)
      return { ...point, level }
    })
}

/**
 * The name of a brand, on the side where there is room, with a line to its point.
 *
 * @param props its position in percent of the width, and the line of its text
 */
function End({ brand, at, y }: { readonly brand: Point; readonly at: number; readonly y: number }) {
  const x = `${percent(at)}%`
  return (
    <>
      <line x1={x} x2={x} y1={y + 5} y2="81" />
      <text className="market-end" x={x} y={y} dx={at > 40 ? 4 : -4} textAnchor={at > 40 ? 'end' : 'start'}>
        {brand.name} {formatMarket(brand.market.usd)}
      </text>
    </>
  )
}

function percent(value: number): number {
  return Math.round(value * 10) / 10
}
