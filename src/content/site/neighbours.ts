import type { MakeAddress } from '../rules/address'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import { anew, type Remember } from './remember'
import type { BrandLink, BrandPageView } from './types'

/** How many brands of the same segment a page names. */
const relatedAtMost = 3

/** All brands of the site that have a record, collection by collection, in order. */
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

/** Where a visitor of a brand may go next. */
export interface Neighbours extends Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  /** The brand as others name it. */
  readonly own?: BrandLink | undefined
}

/** The brands of a segment as far as pages name them. */
interface Segment {
  /** One more than a page names, for a brand may be among them itself. */
  readonly first: BrandLink[]
  /** What the pages of all others name: one list for thousands of them. */
  readonly related: BrandLink[]
}

/**
 * Tells where a visitor of a brand may go next: the same segment, and the brands before and after in the collection.
 */
export function neighboursAmong(links: readonly BrandLink[]): (slug: string) => Neighbours {
  const segments = new Map<string, Segment>()
  const places = new Map<string, { link: BrandLink; index: number; segment: Segment }>()
  for (const [index, link] of links.entries()) {
    const segment = segments.get(link.stage) ?? { first: [], related: [] }
    if (segment.related.length < relatedAtMost) segment.related.push(link)
    if (segment.first.length <= relatedAtMost) segment.first.push(link)
    segments.set(link.stage, segment)
    places.set(link.slug, { link, index, segment })
  }
  return (slug) => {
    const place = places.get(slug)
    if (place === undefined) return { related: [], previous: undefined, next: undefined }
    const { link, index, segment } = place
    const sibling = (other: BrandLink | undefined) => (other?.collection === link.collection ? other : undefined)
    return {
      own: link,
      related: relatedIn(segment, link),
      previous: sibling(links[index - 1]),
      next: sibling(links[index + 1]),
    }
  }
}

function relatedIn({ first, related }: Segment, own: BrandLink): readonly BrandLink[] {
  return related.includes(own) ? first.filter(({ slug }) => slug !== own.slug) : related
}
