import type { Collection } from '../model/types'
import './mountains.css'

/** A brand on sale, as a peak. */
export type Peak = ReturnType<typeof peaksOf>[number]

/** More peaks would be indistinguishable. */
const most = 120

/** The positions of the most expensive brands, from the left, as fractions of the width, with room for their labels. */
export const summits = [0.8, 0.67, 0.54, 0.41, 0.28]

/** The brands on sale, the most expensive first. */
export function peaksOf(collections: readonly Pick<Collection, 'brands'>[]) {
  const onSale = collections.flatMap(({ brands }) => brands).filter(({ sold }) => !sold)
  return onSale
    .map(({ name, address, collection, box }) => {
      return { name, href: address.href, collection: collection.slug, price: box.price.amount }
    })
    .sort((a, b) => b.price.usd - a.price.usd)
    .slice(0, most)
}

/** The position of a peak. @property x, height in thousandths of the width and of the highest peak */
export type Placed = Peak & { readonly x: number; readonly height: number }

/**
 * Every peak takes the free position nearest to its ideal one: at its summit, or close to the highest peak.
 *
 * @param margin at both sides, as a part of the width
 */
export function placesOf(peaks: readonly Peak[], margin = 0): Placed[] {
  const usd = Math.max(...peaks.map(({ price }) => price.usd))
  const free = Array.from(peaks, (_, place) => place)
  return peaks.map((peak, index) => {
    const wanted = (summits[index] ?? summits[0] ?? 0) * (peaks.length - 1)
    const place = free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 0
    free.splice(free.indexOf(place), 1)
    const shift = index < summits.length ? 0 : (variations(peak.href)[0] - 1.05) * 1.6
    return {
      ...peak,
      x: thousandths(margin + ((1 - 2 * margin) * (place + 0.5 + shift)) / peaks.length),
      height: thousandths(peak.price.usd / usd),
    }
  })
}

function thousandths(part: number): number {
  return Math.round(part * 1000)
}

/** The brands on sale as mountains, as high as their prices, with the sun behind the most expensive one. */
export function Mountains({ peaks }: { readonly peaks: readonly Placed[] }) {
  return (
    <>
      <circle className="mountain-sun" cx="84%" cy="27%" r="6%" />
      <svg
        y="16%"
        width="100%"
        height="84%"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {layersOf(peaks).map(({ key, collection, depth, path, shade }) => (
          <g key={key} data-collection={collection} data-depth={depth}>
            <path d={path} />
            <path className="mountain-shade" d={shade} />
          </g>
        ))}
      </svg>
    </>
  )
}

/** The same for a picture without styles: one line for each layer, with its collection, its depth and both paths. */
export function drawnMountains(peaks: readonly Peak[]): string {
  const layers = layersOf(placesOf(peaks))
  return layers.map(({ collection, depth, path, shade }) => [collection, depth, path, shade].join('\t')).join('\n')
}

const depths = ['far', 'middle', 'near'] as const

/**
 * The peaks of a collection at about the same distance as one path, with their shaded sides; the far ones first. In
 * thousandths of the width and of the height of the picture.
 */
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

/** Foothills are in the foreground. */
function depthOf({ height }: Placed): (typeof depths)[number] {
  if (height > 300) return 'far'
  return height > 180 ? 'middle' : 'near'
}

/**
 * The outline of a mountain, and its side away from the light, with one gully or two. High ones are broad, and each has
 * its own shape.
 */
function mountain({ x, height, href }: Placed) {
  const [left, right, crest] = variations(href)
  const reach = 26 + height * 0.13
  const at = (across: number, up: number) => `${Math.round(x + reach * across)} ${Math.round(1000 - height * up)}`
  const slope = `${at(0, 1)}L${at(right * (0.25 + 0.15 * left), 0.75 - 0.3 * crest)}L${at(right, 0)}`
  const notch = 0.15 + 0.4 * left
  const gullies = [at(0.2 * left - 0.16, notch), at(0.22 - 0.38 * right, notch - 0.24 * crest)]
  if (left + crest > 2) gullies.unshift(at(0.26, notch * 0.74), at(0.12, notch * 0.36))
  return {
    outline: `M${at(-left, 0)}L${at(-0.45 * left, 0.3 + 0.25 * crest)}L${slope}Z`,
    side: `M${slope}L${at(0.34 * crest, 0)}L${gullies.join('L')}Z`,
  }
}

/** Three numbers from 0.7 to 1.4 that depend on a text alone. */
function variations(text: string): [number, number, number] {
  let seed = 7
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return 0.7 + (seed % 1000) / 1428
  }
  return [next(), next(), next()]
}
