import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../src/content/schema/kinds'
import type { BrandData, BrandInput } from '../../../templates/content/brand'
import type { PricingData } from '../../../templates/content/pricing'
import type { Brand } from '../../../templates/model/types'
import { brandOf } from '../../support/load-site'
import { type CollectionData, madeBrand, madePricing, madeRecords, madeTexts } from '../../support/made-data'
import { madeAddress, madeModel } from '../../support/made-model'
import { bySlug, loadRealData } from '../../support/real-data'
import type { Data } from '../../support/site-from'
import { modelOf as buildSite } from '../../support/site-from'
import { brands } from '../../support/specified'

const real = await loadRealData()

/** The data with some fields of one brand's record changed. */
function withRecord(slug: string, fields: Partial<BrandData>): Data {
  const change = (entry: Entry<BrandData>) =>
    entry.slug === slug ? { ...entry, value: { ...entry.value, ...fields } } : entry
  return { ...real, brands: real.brands.map(change) }
}

describe('if the reference price is not higher than the price', () => {
  // 26,000 is in a gap between the tiers, so the reference price of every brand is its price.
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

describe('a record may define', () => {
  test('a price, which takes precedence over the table everywhere', () => {
    const site = buildSite(withRecord('vistaski', { price: 50_000 }))
    const { page, box } = brandOf(site, 'vistaski')
    const row = site.domains.groups.flatMap(({ domains }) => domains).find(({ slug }) => slug === 'vistaski')
    for (const price of [page.price, box.price, row?.price]) {
      expect(price).toMatchObject({ amount: { text: '$50,000' }, reference: { text: '$100,000' } })
    }
  })

  test('a website, which is the domain for sale', () => {
    const { host, website, page, box } = brandOf(
      buildSite(withRecord('vistaski', { website: 'ski.example' })),
      'vistaski',
    )
    expect([host, website]).toEqual(['ski.example', 'https://ski.example'])
    expect(page.buy.href).toMatch(/domainToCheck=ski\.example$/)
    expect(page.offer.href).toMatch(/forsale\/ski\.example$/)
    expect(box.action.href).toMatch(/domainToCheck=ski\.example$/)
  })

  test('an id of its card, which the link back leads to', () => {
    const { cardId, page } = brandOf(buildSite(withRecord('vistaski', { id: 'skiing' })), 'vistaski')
    expect([cardId, page.back.href]).toEqual(['skiing', '/vista-collection-portfolio#skiing'])
  })

  test('{names} of the site, which are filled in', () => {
    const site = buildSite(withRecord('vistaski', { details: '{studio} has {brands} brands.' }))
    expect(brandOf(site, 'vistaski').details).toBe('Northmark Studio has 36 brands.')
  })
})

describe('the date of a brand is the latest of everything that its page shows', () => {
  test.each([
    ['its record', '2026-01-01', {}, '2026-01-02'],
    ['its prices', '2026-03-04', {}, '2026-03-04'],
    ['its record alone where it is sold, for then it shows no price', '2026-03-04', { sold: true }, '2026-01-02'],
  ])('%s', (_, updated, record, day) => {
    expect(kite({ record, pricing: { ...madePricing, updated } }).updated).toBe(day)
  })
})

/** A mail with this subject, which asks for an offer and a buyer. */
const offerHref = 'mailto:offers@host.example?subject=Domain%20Offer%3A%20Kite&body=Offer%3A%20%0D%0ABuyer%3A%20'

describe('a brand', () => {
  test('has everything from its record, its position and its collection', () => {
    const { box: _box, page: _page, ...brand } = kite()
    expect(brand).toEqual({
      slug: 'kite',
      name: 'Kite',
      collection,
      address: { path: '/kite', href: '/base/kite', url: 'https://host.example/base/kite' },
      updated: '2026-01-02',
      status: 'active',
      stage: 'Travel',
      emblem: 'kite Travel',
      badge: 'Here',
      homeBadge: 'Now',
      number: '01',
      cardId: 'kite',
      host: 'kite.com',
      website: 'https://kite.com',
      summary: 'Trips by kite',
      description: 'Kite sells trips.',
      details: 'Where the wind goes.',
      market: { text: '$2.0B', usd: 2_000_000_000 },
      audience: ['Pilots', 'Dreamers'],
      revenue: ['Tickets', 'Lessons'],
      thesis: 'Wind is free.',
      risk: 'Calm days are sold to sailors.',
      keywords: ['wind'],
      sold: false,
    })
  })

  test('has everything that its page shows', () => {
    expect(kite({ record: { acquisitionOpportunity: 'A short word.' } }).page).toEqual({
      back: { label: 'Back to the toys', href: '/base/toys#kite', newTab: false },
      marketCaption: 'Market',
      priceCaption: 'Price',
      acquisition: 'A short word.',
      price: { amount: { usd: 5_000, text: '$5,000' }, reference: { usd: 9_000, text: '$9,000' } },
      buy: { label: 'Buy it', href: 'https://shop.example/?name=kite.com', newTab: true },
      offer: {
        label: 'Make an Offer',
        href: 'https://market.example/kite.com',
        newTab: true,
        written: 'https://market.example/kite.com',
      },
      mail: { label: 'offers@host.example', href: offerHref, newTab: false },
      lookup: { label: 'Who has it', href: 'https://who.example/kite.com', newTab: true },
      facts: '4 letters, 1 word, ends in .com',
      activeNote: undefined,
      marketBasis: undefined,
      related: [],
      previous: undefined,
      next: undefined,
    })
  })

  test.each([
    ['active', 'It flies.'],
    ['developing', undefined],
  ] as const)('that is %s says %j of what operates', (status, activeNote) => {
    expect(kite({ place: { status }, record: { activeNote: 'It flies.' } }).page.activeNote).toBe(activeNote)
  })

  test.each([
    ['active', 'Here', 'Now'],
    ['developing', 'Coming', 'Soon'],
  ] as const)('that is %s has the badges %s and %s', (status, badge, homeBadge) => {
    expect(kite({ place: { status } })).toMatchObject({ status, badge, homeBadge })
  })

  test.each([
    [0, '01', '/base/toys#kite'],
    [9, '10', '/base/toys#kite'],
    [10, '11', '/base/toys/2#kite'],
    [35, '36', '/base/toys/4#kite'],
  ])('at position %d has the number %s and its card at %s', (index, number, href) => {
    const brand = kite({ place: { index } })
    expect([brand.number, brand.page.back.href]).toEqual([number, href])
  })

  test.each([
    ['registrar', { label: 'Buy this domain now', href: 'https://shop.example/?name=kite.com', newTab: true }],
    ['brand-page', { label: 'See how to acquire it', href: '/base/kite#acquisition', newTab: false }],
  ] as const)('whose card leads to the %s has a box that says so', (cardBuy, action) => {
    expect(kite({ rules: { cardBuy } }).box.action).toEqual(action)
  })

  test.each([
    ['marketplace', { href: 'https://market.example/a.example', newTab: true }, 'https://market.example/a.example'],
    ['mail', { href: offerHref, newTab: false }, 'offers@host.example'],
  ] as const)('for which offers go by %s leads there, and says so on paper', (offer, link, written) => {
    const { page } = kite({ rules: { offer }, record: { website: 'a.example' } })
    expect(page.offer).toEqual({ label: 'Make an Offer', ...link, written })
    expect(page.mail?.href, 'the other way').toBe(offer === 'mail' ? undefined : offerHref)
  })

  test.each([
    ['Price', 'Price'],
    ['', undefined],
  ])('with the price caption %j shows %j', (priceCaption, shown) => {
    expect(kite({ rules: { priceCaption } }).page.priceCaption).toBe(shown)
  })

  test.each([
    ['always', 300, '$300', '$300'],
    ['when-higher', 300, '$300', undefined],
    ['always', 2_000, '$2,000', '$9,000'],
    ['when-higher', 2_000, '$2,000', '$9,000'],
    ['when-higher', 9_000, '$9,000', undefined],
  ] as const)('that shows its reference price %s and costs %d shows %s and %s', (reference, price, amount, shown) => {
    const { page } = kite({ rules: { reference }, record: { price } })
    expect([page.price.amount.text, page.price.reference?.text]).toEqual([amount, shown])
  })

  test('has a box whose reference price shows only if it is higher, regardless of its page', () => {
    expect(kite({ rules: { reference: 'always' }, record: { price: 300 } }).box.price).toEqual({
      amount: { usd: 300, text: '$300' },
      reference: null,
    })
  })

  test('uses the overrides of the collection for this brand only', () => {
    const overrides = { plane: { buy: 'Fly it' }, kite: { buy: 'Take it' } }
    expect(kite({ overrides }).page).toMatchObject({ buy: { label: 'Take it' }, marketCaption: 'Market' })
    const ofAnother = kite({ overrides, place: { slug: 'constructor' } }).page
    expect(ofAnother).toMatchObject({ buy: { label: 'Buy it' }, marketCaption: 'Market' })
  })

  test('that is sold is still complete', () => {
    expect(kite({ record: { sold: true } })).toMatchObject({ sold: true, page: { buy: { label: 'Buy it' } } })
  })
})

const collection = { slug: 'toys', name: 'Toys', address: madeAddress('/toys') }

/** The special properties of a brand; everything else is as in the made data. */
interface Special {
  readonly record?: Partial<BrandInput>
  readonly place?: { readonly slug?: string; readonly status?: Brand['status']; readonly index?: number }
  /** What the pages of the collection have in common. */
  readonly rules?: Partial<CollectionData['brandPage']>
  readonly overrides?: Record<string, Partial<CollectionData['brandPage']>>
  readonly pricing?: PricingData
}

/** Built from a list with as many others before it as its position says. */
function kite({ record = {}, place = {}, rules = {}, overrides = {}, pricing = madePricing }: Special = {}) {
  const { slug = 'kite', status = 'active', index = 0 } = place
  const others = Array.from({ length: index }, (_, number) => `other${number}`)
  const texts = status === 'active' ? madeTexts([...others, slug], []) : madeTexts(others, [slug])
  const records = madeRecords(...others).set(slug, madeBrand(record))
  const built = { ...texts, brandPage: { ...texts.brandPage, ...rules }, brandOverrides: overrides }
  return bySlug(madeModel(built, records, { pricing }).toys.brands, slug)
}
