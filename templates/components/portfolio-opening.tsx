import type { Collection } from '../model/types'
import { formatNumber } from '../rules/formats'
import { KeyFigures } from './key-figures'
import { Markets } from './markets'
import { keyOf, RichText } from './rich-text'

/** Content about the whole portfolio. */
export interface OpeningProps extends Pick<Collection, 'name' | 'overview' | 'statistics' | 'largest'> {
  readonly heading: string
  readonly lead: string
  /** A note on the figures. */
  readonly note: string
  /** Greets visitors who were granted access. */
  readonly success: string
}

/** Shown on the first page of a portfolio only. */
export function PortfolioOpening(props: OpeningProps) {
  return (
    <>
      <p className="notice" id="access-granted" data-notice role="status">
        {props.success}
      </p>
      <header className="page-head">
        <h1>{props.heading}</h1>
        <p className="lead">{props.lead}</p>
      </header>
      <Figures {...props} />
      <p className="note">{props.note}</p>
      <section className="section prose" aria-labelledby="overview">
        <h2 id="overview">Portfolio Overview</h2>
        {props.overview.map((paragraph) => (
          <RichText key={keyOf(paragraph)} of={paragraph} />
        ))}
      </section>
      <Markets largest={props.largest} />
    </>
  )
}

function Figures({ name, statistics }: Pick<OpeningProps, 'name' | 'statistics'>) {
  return (
    <KeyFigures
      label={`${name} in figures`}
      figures={[
        { name: 'Total Addressable Market', value: statistics.totalMarket },
        { name: 'Total Brands', value: formatNumber(statistics.brands) },
        { name: 'Market Segments', value: formatNumber(statistics.segments) },
        { name: 'Avg Market Size', value: statistics.averageMarket },
        { name: 'Portfolio Valuation', value: statistics.valuation.text },
      ]}
    />
  )
}
