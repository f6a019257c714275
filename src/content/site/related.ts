import type { BrandLink } from './types'

/** Maximum number of related brands on a page. */
const relatedAtMost = 3

/** The brands of a segment that pages link to. */
interface Segment {
  /** One more than a page shows, because a brand may be among them itself. */
  readonly first: readonly BrandLink[]
  /** What the pages of all other brands show: one list shared by thousands of them. */
  readonly related: readonly BrandLink[]
}

/** Returns a function that finds the brands of the same segment that the page of a brand links to. */
export function relatedAmong(links: Iterable<BrandLink>): (own: BrandLink) => readonly BrandLink[] {
  const segments = segmentsOf(links)
  return (own) => {
    const { first, related } = segments.get(own.stage) ?? { first: [], related: [] }
    return related.includes(own) ? first.filter(({ slug }) => slug !== own.slug) : related
  }
}

/** The segments by name. Sold brands are linked to only where there are too few others. */
function segmentsOf(links: Iterable<BrandLink>): Map<string, Segment> {
  const found = new Map<string, Record<'available' | 'sold', BrandLink[]>>()
  for (const link of links) {
    const brands = found.get(link.stage) ?? { available: [], sold: [] }
    const alike = link.sold ? brands.sold : brands.available
    if (alike.length <= relatedAtMost) alike.push(link)
    found.set(link.stage, brands)
  }
  return new Map(
    [...found].map(([stage, { available, sold }]) => {
      const first = [...available, ...sold].slice(0, relatedAtMost + 1)
      return [stage, { first, related: first.slice(0, relatedAtMost) }]
    }),
  )
}
