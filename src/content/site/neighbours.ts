import type { MakeAddress } from '../rules/address'
import type { BrandData } from '../schema/brand'
import type { CollectionData } from '../schema/collection'
import type { BrandLink, BrandPageView } from './types'

/** How many brands of the same segment a page names. */
const relatedAtMost = 3

/** All brands of the site that have a record, collection by collection, in order. */
export function brandLinks(
  collections: readonly { readonly slug: string; readonly texts: CollectionData }[],
  records: ReadonlyMap<string, BrandData>,
  address: MakeAddress,
): BrandLink[] {
  return collections.flatMap(({ slug: collection, texts: { existing, developing } }) =>
    [...existing.brands, ...developing.brands].flatMap((slug) => {
      const record = records.get(slug)
      if (record === undefined) return []
      const { name, stage, summary, sold } = record
      return [{ slug, name, stage, summary, sold, collection, address: address(`/${slug}`) }]
    }),
  )
}

/** Where a visitor of a brand may go next: the same segment, and the brands before and after in the collection. */
export function neighbours(
  slug: string,
  stage: string,
  collection: string,
  links: readonly BrandLink[],
): Pick<BrandPageView, 'related' | 'previous' | 'next'> {
  const siblings = links.filter((link) => link.collection === collection)
  const index = siblings.findIndex((link) => link.slug === slug)
  const related = links.filter((link) => link.stage === stage && link.slug !== slug)
  return { related: related.slice(0, relatedAtMost), previous: siblings[index - 1], next: siblings[index + 1] }
}
