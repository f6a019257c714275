import { editDistance, isSlug, nearFree, type Problem, problemAt } from 'build-site'
import type { Reading } from '../content/types'
import { listingsIn } from './listings'
import { allReadable, domainsIn, namesIn, slugsOf } from './names'

/** Reports prices for unknown names, and overrides for names that the domains page does not list. */
export function checkPricing(reading: Reading): Problem[] {
  const hasList = slugsOf('domains', reading).length > 0
  if ((hasList && !allReadable('domains', reading)) || !allReadable('collections', reading)) return []
  const groups = namesIn('domains', reading).flatMap(({ names }) => names.groups)
  // A list that cannot be read at all may contain any name.
  if (hasList && groups.length === 0 && reading.data.domains === undefined) return []
  const domains = domainsIn(reading).map(({ slug }) => slug)
  // An invalid slug, which the schema reports, is most likely a brand that has a price.
  if (!domains.every(isSlug)) return shadowedPrices(reading)
  const listed = listingsIn(reading).map(({ slug }) => slug)
  const known = new Set([...slugsOf('brands', reading), ...listed, ...domains])
  return [...unknownPrices(reading, known, hasList), ...unusedOverrides(reading, known), ...shadowedPrices(reading)]
}

/** Without a price list, it may be the price of a domain that was on one. */
function unknownPrices(reading: Reading, known: ReadonlySet<string>, hasList: boolean): Problem[] {
  return unknownSlugs(reading, 'prices', known).map(({ slug, source, path, meant }) => {
    const message = `found the slug ${slug}, expected a brand or a domain of this site`
    return problemAt(source, path, message, meant, hasList ? 'error' : 'notice')
  })
}

/** An override may be for a domain that is not listed yet, and may resemble a listed one. */
function unusedOverrides(reading: Reading, known: ReadonlySet<string>): Problem[] {
  return unknownSlugs(reading, 'listOverrides', known).map(({ slug, source, path, meant }) => {
    const message = `found the slug ${slug}, expected a listed domain; this price is not used`
    return problemAt(source, path, message, meant !== undefined && isTypo(slug, meant) ? meant : undefined, 'notice')
  })
}

/** Whether two names differ by a single typo. Names that differ in a digit are different on purpose. */
function isTypo(slug: string, other: string): boolean {
  return editDistance(slug, other) === 1 && slug.replace(/\D/g, '') === other.replace(/\D/g, '')
}

/** The unknown slugs in the price table, and the names that are probably meant, unless these already have a price. */
function unknownSlugs(reading: Reading, field: 'prices' | 'listOverrides', known: ReadonlySet<string>) {
  const candidates = [...known]
  return namesIn('pricing', reading).flatMap(({ names: { [field]: prices }, source }) => {
    // Invalid slugs are reported by the schema.
    const unknown = Object.keys(prices).filter((slug) => isSlug(slug) && !known.has(slug))
    return unknown.map((slug) => ({ slug, source, path: [field, slug], meant: nearFree(slug, candidates, prices) }))
  })
}

/** Prices in the table that have no effect because the brand's own record has another. */
function shadowedPrices({ data: { brands = [], pricing } }: Reading): Problem[] {
  if (pricing === undefined) return []
  const { prices } = pricing.value
  return brands.flatMap(({ slug, value: { price }, source }) => {
    const listed = Object.hasOwn(prices, slug) ? prices[slug] : undefined
    if (price === undefined || listed === undefined || listed === price) return []
    const message = `found the price ${listed}, but ${price} in ${source.file} overrides it, expected one price; remove one of them`
    return [problemAt(pricing.source, ['prices', slug], message, undefined, 'warning')]
  })
}
