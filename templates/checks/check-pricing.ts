import { isSlug, nearFree, type Problem, problemAt } from 'build-site'
import type { Reading } from '../content'
import { allReadable, collectionsIn, domainsIn, fieldsOf, filesIn, groupsIn, slugsOf } from './names'

/** Reports prices for unknown names, and overrides for names that the domains page does not list. */
export function checkPricing(reading: Reading): Problem[] {
  const hasList = slugsOf('domains', reading).length > 0
  const domains = domainsIn(reading).map(({ slug }) => slug)
  // A list that cannot be read may contain any name. An invalid slug, which the schema reports, is most likely a brand.
  const isRead = groupsIn(reading).length > 0 || reading.data.domains !== undefined
  const isKnown = allReadable('collections', reading) && (!hasList || isRead) && domains.every(isSlug)
  if (!isKnown) return shadowedPrices(reading)
  const listed = collectionsIn(reading).flatMap(({ listings }) => listings.map(({ slug }) => slug))
  const known = new Set([...slugsOf('brands', reading), ...listed, ...domains])
  return [...unknownSlugs(reading, known, hasList), ...shadowedPrices(reading)]
}

/** Invalid slugs are reported by the schema. */
function unknownSlugs(reading: Reading, known: ReadonlySet<string>, hasList: boolean): Problem[] {
  const unknownIn = (prices: object) => Object.keys(prices).filter((slug) => isSlug(slug) && !known.has(slug))
  return filesIn('pricing', reading).flatMap(({ fields, source }) => {
    const [prices, listOverrides] = [fieldsOf(fields.prices), fieldsOf(fields.listOverrides)]
    return [
      ...unknownIn(prices).map((slug) => {
        const message = `found the slug ${slug}, expected a brand or a domain of this site`
        // Without a price list, it may be the price of a domain that was on one.
        const severity = hasList ? 'error' : 'notice'
        return problemAt(source, ['prices', slug], message, nearFree(slug, [...known], prices), severity)
      }),
      // It may be for a domain that is not listed yet, and may resemble a listed one, so none is suggested.
      ...unknownIn(listOverrides).map((slug) => {
        const message = `found the slug ${slug}, expected a listed domain; this price is not used`
        return problemAt(source, ['listOverrides', slug], message, undefined, 'notice')
      }),
    ]
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
