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
export type Neighbours = Pick<BrandPageView, 'related' | 'previous' | 'next'>

/**
 * Tells where a visitor of a brand may go next: the same segment, and the brands before and after in the
 * collection. Of each segment only the first brands are kept: one more than needed, for a brand may be among them itself.
 */
export function neighboursAmong(links: readonly BrandLink[]): (slug: string) => Neighbours {
  const bySegment = new Map<string, BrandLink[]>()
  const places = new Map<string, { link: BrandLink; index: number; segment: readonly BrandLink[] }>()
  for (const [index, link] of links.entries()) {
    const segment = bySegment.get(link.stage) ?? []
    if (segment.length <= relatedAtMost) segment.push(link)
    bySegment.set(link.stage, segment)
    places.set(link.slug, { link, index, segment })
  }
  return (slug) => {
    const place = places.get(slug)
    if (place === undefined) return { related: [], previous: undefined, next: undefined }
    const { link, index, segment } = place
    const sibling = (other: BrandLink | undefined) => (other?.collection === link.collection ? other : undefined)
    return {
      related: segment.filter((related) => related.slug !== slug).slice(0, relatedAtMost),
      previous: sibling(links[index - 1]),
      next: sibling(links[index + 1]),
    }
  }
}
