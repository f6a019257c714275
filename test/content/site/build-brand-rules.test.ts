import { describe, expect, test } from 'vitest'
import type { BrandData } from '../../../src/content/schema/brand'
import { buildSite } from '../../../src/content/site/build-site'
import type { Data, Entry } from '../../../src/content/source/data'
import { brandOf } from '../../support/load-site'
import { loadRealData } from '../../support/real-data'
import { brands } from '../../support/specified'

const real = await loadRealData()

/** The data with some fields of one brand's record changed. */
function withRecord(slug: string, fields: Partial<BrandData>): Data {
  const change = (entry: Entry<BrandData>) =>
    entry.slug === slug ? { ...entry, value: { ...entry.value, ...fields } } : entry
  return { ...real, brands: real.brands.map(change) }
}

describe('where the reference price does not exceed the price', () => {
  // 26,000 lies in a gap between the tiers, so that every brand's reference is its price.
  const pricing = { ...real.pricing.value, prices: {}, otherwise: 26_000 }
  const withoutPrice = real.brands.map((entry) => {
    const { price: _own, ...value } = entry.value
    return { ...entry, value }
  })
  const site = buildSite({ ...real, brands: withoutPrice, pricing: { ...real.pricing, value: pricing } })

  test.each(['applyaifast', 'airushpilot'])('the page of %s always shows it', (slug) => {
    const { amount, reference } = brandOf(site, slug).page.price
    expect([amount.text, reference?.text]).toEqual(['$26,000', '$26,000'])
  })

  const others = brands.filter(({ slug }) => slug !== 'applyaifast' && slug !== 'airushpilot')
  test.each(others)('the page of $name does not show it', ({ slug }) => {
    expect(brandOf(site, slug).page.price).toEqual({ amount: { usd: 26_000, text: '$26,000' }, reference: null })
  })

  test.each(brands)('the portfolio card of $name does not show it', ({ slug }) => {
    expect(brandOf(site, slug).box.price.reference).toBeNull()
  })
})

describe('a record may state', () => {
  test('a price, which wins over the table everywhere', () => {
    const site = buildSite(withRecord('vistaski', { price: 50_000 }))
    const { page, box } = brandOf(site, 'vistaski')
    const row = site.domains.groups.flatMap(({ domains }) => domains).find(({ slug }) => slug === 'vistaski')
    for (const price of [page.price, box.price, row?.price]) {
      expect(price).toMatchObject({ amount: { text: '$50,000' }, reference: { text: '$100,000' } })
    }
  })

  test('a website, which is the domain that is sold', () => {
    const { host, website, page, box } = brandOf(
      buildSite(withRecord('vistaski', { website: 'ski.example' })),
      'vistaski',
    )
    expect([host, website]).toEqual(['ski.example', 'https://ski.example'])
    expect(page.buy.href).toMatch(/domainToCheck=ski\.example$/)
    expect(page.offer.href).toMatch(/forsale\/ski\.example$/)
    expect(box.action.href).toMatch(/domainToCheck=ski\.example$/)
  })

  test('an id of its card, to which the way back leads', () => {
    const { cardId, page } = brandOf(buildSite(withRecord('vistaski', { id: 'skiing' })), 'vistaski')
    expect([cardId, page.back.href]).toEqual(['skiing', '/vista-collection-portfolio#skiing'])
  })

  test('{names} of the site, which are filled in', () => {
    const site = buildSite(withRecord('vistaski', { details: '{studio} has {brands} brands.' }))
    expect(brandOf(site, 'vistaski').details).toBe('Northmark Studio has 36 brands.')
  })
})
