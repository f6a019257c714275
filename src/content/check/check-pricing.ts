import type { Problem, Severity } from '../problem'
import { isSlug } from '../schema/slug'
import { nearMatch } from '../source/near-match'
import { problemAt } from '../source/problem-at'
import type { CrossReading } from './cross-reading'
import { listingsIn } from './listings'
import { allReadable, namesIn, slugsOf } from './names'

/** Reports prices for unknown names, and overrides for names that the domains page does not list. */
export function checkPricing(reading: CrossReading): Problem[] {
  if (!allReadable('domains', reading) || !allReadable('collections', reading)) return []
  const groups = namesIn('domains', reading).flatMap(({ names }) => names.groups)
  // A list that cannot be read at all may contain any name.
  if (groups.length === 0 && reading.data.domains === undefined) return []
  const domains = groups.flatMap((group) => group.domains.map(({ slug }) => slug))
  // One that is no slug, which has been told, is most likely one of those that have a price.
  if (!domains.every(isSlug)) return shadowedPrices(reading)
  const listed = listingsIn(reading).map(({ slug }) => slug)
  const known = new Set([...slugsOf('brands', reading), ...listed, ...domains])
  return [
    ...unknownSlugs(reading, 'prices', known, 'error', 'a brand or a domain of this site'),
    ...unknownSlugs(reading, 'listOverrides', known, 'notice', 'a listed domain; this price is not used'),
    ...shadowedPrices(reading),
  ]
}

function unknownSlugs(
  reading: CrossReading,
  field: 'prices' | 'listOverrides',
  known: ReadonlySet<string>,
  severity: Severity,
  expected: string,
): Problem[] {
  return namesIn('pricing', reading).flatMap(({ names, source }) =>
    Object.keys(names[field])
      .filter((slug) => !known.has(slug))
      .map((slug) => {
        const message = `found the slug ${slug}, expected ${expected}`
        return problemAt(source, [field, slug], message, nearMatch(slug, [...known]), severity)
      }),
  )
}

/** Prices in the table that have no effect because the brand's own record has another. */
function shadowedPrices({ data: { brands = [], pricing } }: CrossReading): Problem[] {
  if (pricing === undefined) return []
  const { prices } = pricing.value
  return brands.flatMap(({ slug, value: { price }, source }) => {
    const listed = Object.hasOwn(prices, slug) ? prices[slug] : undefined
    if (price === undefined || listed === undefined || listed === price) return []
    const message = `found the price ${listed}, which ${price} in ${source.file} wins over, expected one price; take one away`
    return [problemAt(pricing.source, ['prices', slug], message, undefined, 'warning')]
  })
}
