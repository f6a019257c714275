import { groupedBy } from 'build-site'
import type { BrandLink } from './roster'

/** Maximum number of related brands on a page. */
const relatedAtMost = 3

/**
 * Returns a function that finds the brands of the same segment that the page of a brand links to. Sold brands are linked
 * to only where there are too few others.
 */
export function relatedAmong(links: Iterable<BrandLink>): (own: BrandLink) => readonly BrandLink[] {
  const segments = new Map(
    [...groupedBy(links, ({ stage }) => stage)].map(([stage, brands]) => {
      const first = [...brands.filter(({ sold }) => !sold), ...brands.filter(({ sold }) => sold)]
      // One more than a page shows, because a brand may be among them itself.
      return [stage, first.slice(0, relatedAtMost + 1)]
    }),
  )
  return ({ stage, slug }) => {
    const others = segments.get(stage)?.filter((brand) => brand.slug !== slug) ?? []
    return others.slice(0, relatedAtMost)
  }
}
