import type { Collection } from '../model/types'
import { formatNumber } from '../rules/formats'
import type { Money } from '../rules/money'
import './skyline.css'

/** A brand on sale, as a peak. */
export interface Peak {
  readonly name: string
  readonly href: string
  readonly collection: string
  readonly price: Money
}

/** More peaks than these could not be told apart. */
const most = 120

/** Where the most expensive brands stand, from the left, as parts of the width: their labels have room there. */
const summits = [0.8, 0.67, 0.54, 0.41, 0.28]

/** The brands on sale, the most expensive first. */
export function peaksOf(collections: readonly Pick<Collection, 'slug' | 'brands'>[]): Peak[] {
  return collections
    .flatMap(({ slug: collection, brands }) =>
      brands.filter(({ sold }) => !sold).map((brand) => ({ collection, brand })),
    )
    .toSorted((a, b) => b.brand.box.price.amount.usd - a.brand.box.price.amount.usd)
    .slice(0, most)
    .map(({ collection, brand: { name, address, box } }) => {
      return { name, href: address.href, collection, price: box.price.amount }
    })
}

/**
 * The brands on sale as mountains, as high as their prices, with the sun behind the most expensive one. The highest have
 * labels, which lead to their pages.
 *
 * @param props the most expensive brand comes first
 */
export function Skyline({ peaks }: { readonly peaks: readonly Peak[] }) {
  const [dearest] = peaks
  const cheapest = peaks.at(-1)
  if (dearest === undefined || cheapest === undefined) return null
  const placed = placesOf(peaks, dearest.price.usd)
  const range = dearest.price.usd === cheapest.price.usd ? 'is' : `runs from ${cheapest.price.text} to`
  return (
    <figure className="skyline">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption says what it shows */}
      <svg focusable="false">
        <circle className="skyline-sun" cx="84%" cy="27%" r="6%" />
        <svg y="16%" width="100%" height="84%" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          {layersOf(placed).map(({ key, collection, depth, path, shade }) => (
            <g key={key} data-collection={collection} data-depth={depth}>
              <path d={path} />
              <path className="skyline-shade" d={shade} />
            </g>
          ))}
        </svg>
        {placed.slice(0, summits.length).map((peak, index) => (
          <Label key={peak.href} {...peak} isRaised={index % 2 === 0 && isLevel(peak, placed[index - 1])} />
        ))}
      </svg>
      <figcaption className="note">
        One peak for each of {formatNumber(peaks.length)} brands on sale, as high as the listed price of its domain,
        which {range} {dearest.price.text}.
      </figcaption>
    </figure>
  )
}

/** A peak in its place. @property x, height in thousandths of the width and of the highest peak */
type Placed = Peak & { readonly x: number; readonly height: number }

/** Every peak takes the free place that is nearest to where it should be: on its summit, or close to the highest one. */
function placesOf(peaks: readonly Peak[], usd: number): Placed[] {
  const free = Array.from(peaks, (_, place) => place)
  return peaks.map((peak, index) => {
    const wanted = (summits[index] ?? summits[0] ?? 0) * (peaks.length - 1)
    const place = free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 0
    free.splice(free.indexOf(place), 1)
    return { ...peak, x: thousandths((place + 0.5) / peaks.length), height: thousandths(peak.price.usd / usd) }
  })
}

function thousandths(part: number): number {
  return Math.round(part * 1000)
}

const depths = ['far', 'middle', 'near'] as const

/** The peaks of a collection that are about as far away, as one path, and their sides that are in the shade. */
function layersOf(placed: readonly Placed[]) {
  const collections = [...new Set(placed.map(({ collection }) => collection))]
  return depths.flatMap((depth) =>
    collections.flatMap((collection) => {
      const own = placed.filter((peak) => peak.collection === collection && depthOf(peak) === depth)
      if (own.length === 0) return []
      const mountains = own.map(mountain)
      const path = mountains.map(({ outline }) => outline).join('')
      const shade = mountains.map(({ side }) => side).join('')
      return [{ key: `${depth} ${collection}`, collection, depth, path, shade }]
    }),
  )
}

/** What is low is near. */
function depthOf({ height }: Placed): (typeof depths)[number] {
  if (height > 600) return 'far'
  return height > 250 ? 'middle' : 'near'
}

/** The outline of a mountain, and its side that is turned away from the light. High ones are broad. */
function mountain({ x, height }: Placed) {
  const reach = Math.round(22 + height * 0.14)
  const foot = x + reach
  const shoulder = `${x + Math.round(reach * 0.36)} ${1000 - Math.round(height * 0.58)}`
  const ledge = `${x - Math.round(reach * 0.42)} ${1000 - Math.round(height * 0.46)}`
  const slope = `${x} ${1000 - height}L${shoulder}L${foot} 1000`
  return { outline: `M${x - reach} 1000L${ledge}L${slope}Z`, side: `M${slope}H${x + Math.round(reach * 0.2)}Z` }
}

/** Whether the label of a peak would stand on one line with that of the next one. */
function isLevel({ height }: Placed, next: Placed | undefined): boolean {
  return next !== undefined && next.height - height < 80
}

/** In pixels: of a label, by the number of its letters. */
const letter = 8.2

function Label({ x, height, name, href, price, isRaised }: Placed & { readonly isRaised: boolean }) {
  const top = isRaised ? -62 : -34
  const width = Math.round((name.length + price.text.length + 1) * letter)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of a picture
    <svg className="skyline-label" x={`${x / 10}%`} y={`${100 - height * 0.084}%`} overflow="visible">
      <a href={href}>
        <path d={`M0-4V${top}`} />
        <rect x={8 - width} y={top - 28} width={width} height="28" />
        <text x="4" y={top - 9} textAnchor="end">
          {name}
          <tspan dx="6">{price.text}</tspan>
        </text>
      </a>
    </svg>
  )
}
