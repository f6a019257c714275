import { scaleLinear } from 'd3-scale'
import type { DomainList } from '../model/types'
import { formatNumber } from '../rules/formats'
import './price-ladder.css'

/** The number of domains at each price, highest first: a mark for each domain, or a bar where there are too many. */
export function PriceLadder({ ladder: { rungs, isRanges } }: Pick<DomainList, 'ladder'>) {
  const most = Math.max(...rungs.map((rung) => rung.count))
  const isCountable = most <= countable
  return (
    <figure className="price-ladder" aria-labelledby="ladder" data-large={most > 99 ? true : undefined}>
      <figcaption>
        <h2 id="ladder">The Price Ladder</h2>
        <p className="note">{isRanges ? captions.ranges : isCountable ? captions.marks : captions.bars}</p>
      </figcaption>
      <ol>
        {rungs.map(({ from, count }) => (
          <li key={from.usd}>
            <span className="price-ladder-price">{from.text}</span>
            <Marks count={count} most={most} isCountable={isCountable} />
            <span className="price-ladder-count">
              {formatNumber(count)}
              <span className="visually-hidden"> {count === 1 ? 'domain' : 'domains'}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const captions = {
  ranges: 'Domains by their listed price: each line counts from its price up to the one above.',
  marks: 'A mark for each domain at its listed price.',
  bars: 'How many domains are listed at each price.',
}

/** Up to this many marks are shown side by side; beyond that, a bar shows the proportion. */
const countable = 20

/** All rungs share one scale, whatever the width of the page. */
const width = 360

interface MarksProps {
  readonly count: number
  /** The highest count of all rungs. */
  readonly most: number
  /** Whether every domain has a mark of its own. */
  readonly isCountable: boolean
}

function Marks({ count, most, isCountable }: MarksProps) {
  const x = scaleLinear([0, Math.max(most, countable)], [0, width])
  const marks = isCountable ? Array.from({ length: count }, (_, index) => round(x(index))) : [0]
  const length = isCountable ? 13 : round(x(count))
  return (
    <svg className="price-ladder-marks" viewBox={`0 0 ${width} 20`} aria-hidden="true" focusable="false">
      {marks.map((place) => (
        <rect key={place} x={place} y="4" width={length} height="12" />
      ))}
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
