import type { MakeAddress } from '../rules/address'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import { anew, type Remember } from './remember'
import type { BrandLink, BrandPageView } from './types'

/** Maximum number of related brands on a page. */
const relatedAtMost = 3

/** All brands of the site that have a record, in order, collection by collection. */
export function brandLinks(
  collections: readonly { readonly slug: string; readonly texts: CollectionData }[],
  records: ReadonlyMap<string, BrandData>,
  address: MakeAddress,
  remember: Remember = anew,
): BrandLink[] {
  return collections.flatMap(({ slug: collection, texts: { existing, developing } }) =>
    [...existing.brands, ...developing.brands].flatMap((slug) => {
      const record = records.get(slug)
      if (record === undefined) return []
      const { name, stage, summary, sold } = record
      const link = () => ({ slug, name, stage, summary, sold, collection, address: address(`/${slug}`) })
      return [remember('link', record, [slug, collection, address], link)]
    }),
  )
}

/** Links from a brand to others. */
export interface Neighbours extends Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  /** The link to the brand itself. */
  readonly own?: BrandLink | undefined
}

/** The brands of a segment that pages link to. */
interface Segment {
  /** One more than a page shows, because a brand may be among them itself. */
  readonly first: readonly BrandLink[]
  /** What the pages of all other brands show: one list shared by thousands of them. */
  readonly related: readonly BrandLink[]
}

/** Finds the brands that a brand page links to: of the same segment, and the previous and next in the collection. */
export function neighboursAmong(links: readonly BrandLink[]): (slug: string) => Neighbours {
  const segments = segmentsOf(links)
  const places = new Map<string, number>()
  for (const [index, { slug }] of links.entries()) places.set(slug, index)
  return (slug) => {
    const index = places.get(slug) ?? -1
    const link = links[index]
    const segment = link && segments.get(link.stage)
    if (!segment) return { related: [], previous: undefined, next: undefined }
    const sibling = (other: BrandLink | undefined) => (other?.collection === link.collection ? other : undefined)
    return {
      own: link,
      related: relatedIn(segment, link),
      previous: sibling(links[index - 1]),
      next: sibling(links[index + 1]),
    }
  }
}

/** The segments by name. Sold brands are linked to only where there are too few others. */
function segmentsOf(links: readonly BrandLink[]): Map<string, Segment> {
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

function relatedIn({ first, related }: Segment, own: BrandLink): readonly BrandLink[] {
  return related.includes(own) ? first.filter(({ slug }) => slug !== own.slug) : related
}
