import type { Problem, Severity } from '../problem'
import type { PricingData } from '../schema/pricing'
import type { Entry } from '../source/data'
import { nearMatch } from '../source/near-match'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { listingsOf } from './check-listings'

/** Prices for names that nobody knows; overrides for names that the domains page does not list. */
export function checkPricing({ data, files }: DataReading): Problem[] {
  const { pricing, domains, collections } = data
  if (pricing === undefined || domains === undefined) return []
  const own = domains.value.groups.flatMap((group) => group.domains.map((domain) => domain.slug))
  const records = files.filter((file) => file.kind === 'brands').map((file) => file.slug)
  const listed = (collections ?? []).flatMap(listingsOf).map(({ slug }) => slug)
  const known = [...new Set([...records, ...listed, ...own])]
  return [
    ...unknownSlugs(pricing, 'prices', known, 'error', 'a brand or a domain of this site'),
    ...unknownSlugs(pricing, 'listOverrides', known, 'notice', 'a listed domain; this price is not used'),
  ]
}

function unknownSlugs(
  { value, source }: Entry<PricingData>,
  field: 'prices' | 'listOverrides',
  known: readonly string[],
  severity: Severity,
  expected: string,
): Problem[] {
  return Object.keys(value[field])
    .filter((slug) => !known.includes(slug))
    .map((slug) => {
      const message = `found the slug ${slug}, expected ${expected}`
      return problemAt(source, [field, slug], message, nearMatch(slug, known), severity)
    })
}
