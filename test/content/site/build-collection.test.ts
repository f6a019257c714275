import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { BrandData } from '../../../templates/content/brand'
import { loadSite } from '../../support/load-site'
import { madeBrand, madePricing, madeRecords, madeTexts } from '../../support/made-data'
import { madeModel } from '../../support/made-model'
import { collectionOf, loadRealData } from '../../support/real-data'
import { modelOf as buildSite } from '../../support/site-from'
import { brands } from '../../support/specified'

const site = await loadSite()

test.each([
  ['vista', 'VistaReady VistaNests', 27],
  ['ai', 'JumpinAI AiRushTimes', 5],
])('the %s portfolio has %s as existing brands and %d in development', (slug, existing, developing) => {
  const [first, second] = collectionOf(site, slug).groups
  expect(first.heading).toBe('Existing Brands')
  expect(first.brands.map(({ name }) => name).join(' ')).toBe(existing)
  expect(second.heading).toBe('Developing Future Brands')
  expect(second.brands).toHaveLength(developing)
})

describe('the figures', () => {
  test('of the AI portfolio: 24 + 18 + 14.2 + 9.5 + 32 + 65 + 22 = 184.7, by seven 26.4', () => {
    expect(collectionOf(site, 'ai').statistics).toEqual({
      totalMarket: '$184.7B',
      brands: 7,
      segments: 6,
      averageMarket: '$26.4B',
      valuation: { usd: 155_000, text: '$155,000' },
    })
  })

  test('of the Vista portfolio are those of its 29 records, with a trillion as 1,000 billion', async () => {
    const millions = await marketsInMillions('vista')
    const total = millions.reduce((sum, size) => sum + size, 0)
    expect(collectionOf(site, 'vista').statistics).toMatchObject({
      totalMarket: `$${oneDecimal(total)}B`,
      brands: 29,
      averageMarket: `$${oneDecimal(total / 29)}B`,
      valuation: { text: '$465,000' },
    })
  })

  test('of the Vista portfolio count each segment once', async () => {
    const stages = (await records('vista')).map(({ stage }) => stage)
    expect(collectionOf(site, 'vista').statistics.segments).toBe(new Set(stages).size)
    expect(new Set(stages).size).toBeLessThan(29)
  })
})

describe('the home page', () => {
  const cards = (slug: string) =>
    collectionOf(site, slug).homeCards.map(({ number, brand }) => `${number} ${brand.name} ${brand.homeBadge}`)

  test('shows four Vista brands, with the ones in development starting at 03', () => {
    expect(cards('vista')).toEqual([
      '01 VistaReady Active',
      '02 VistaNests Active',
      '03 VistaEspresso Developing',
      '04 VistaRefresh Developing',
    ])
  })

  test('shows the first three AI brands', () => {
    expect(cards('ai')).toEqual(['01 JumpinAI Active', '02 AiRushTimes Active', '03 ApplyAIFast Developing'])
  })
})

test('a listed slug without a record is missing: no card, no number, no figure, but an address and a link back', async () => {
  const real = await loadRealData()
  const kept = real.brands.filter(({ slug }) => slug !== 'vistanests')
  const vista = collectionOf(buildSite({ ...real, brands: kept }), 'vista')
  expect(vista.missing).toEqual([
    expect.objectContaining({
      slug: 'vistanests',
      address: expect.objectContaining({ path: '/vistanests' }),
      back: { label: 'Back to Vista Collection', href: '/vista-collection-portfolio', newTab: false },
    }),
  ])
  expect(vista.brands.slice(0, 3).map(({ number, slug }) => `${number} ${slug}`)).toEqual([
    '01 vistaready',
    '02 vistaespresso',
    '03 vistarefresh',
  ])
  expect(vista.statistics).toMatchObject({ brands: 28, valuation: { text: '$445,000' } })
  expect(vista.texts.lead).toContain('28 brands')
})

test('collections are in their order, whatever their file names', async () => {
  const real = await loadRealData()
  const last = real.collections.map((entry) =>
    entry.slug === 'vista' ? { ...entry, value: { ...entry.value, order: 9 } } : entry,
  )
  expect(site.collections.map(({ slug }) => slug)).toEqual(['vista', 'ai'])
  expect(buildSite({ ...real, collections: last }).collections.map(({ slug }) => slug)).toEqual(['ai', 'vista'])
})

test('the date of a portfolio is the latest of its texts, its prices and its brands', async () => {
  const real = await loadRealData()
  const later = real.brands.map((entry) =>
    entry.slug === 'vistaski' ? { ...entry, value: { ...entry.value, updated: '2026-03-04' } } : entry,
  )
  const changed = buildSite({ ...real, brands: later })
  expect(collectionOf(changed, 'vista').updated).toBe('2026-03-04')
  expect(collectionOf(changed, 'ai').updated).toBe('2025-08-01')
})

describe('a collection of a few made brands', () => {
  const listed = madeTexts(['kite', 'lost'], ['plane', 'raft'])

  test('has two groups, each with its heading and its own brands', () => {
    const groups = toys(listed, madeRecords('kite', 'plane', 'raft')).groups.map((group) => ({
      ...group,
      brands: group.brands.map(({ slug, number }) => `${number} ${slug}`),
    }))
    expect(groups).toEqual([
      { status: 'active', heading: 'On sale', brands: ['01 kite'] },
      { status: 'developing', heading: 'In the works', brands: ['02 plane', '03 raft'] },
    ])
  })

  test('has its name, its address and its texts, and lists slugs without a record as missing', () => {
    const { name, address, texts, missing } = toys(listed, madeRecords('kite', 'plane', 'raft'))
    expect([name, address.href, texts]).toEqual(['Toys', '/base/toys', listed])
    expect(missing).toEqual([
      {
        slug: 'lost',
        address: { path: '/lost', href: '/base/lost', url: 'https://host.example/base/lost' },
        back: { label: 'Back to the toys', href: '/base/toys', newTab: false },
      },
    ])
  })

  test('puts as many cards on the home page as its texts say, numbered from 01', () => {
    const { homeCards } = toys(listed, madeRecords('kite', 'plane', 'raft'))
    expect(homeCards.map(({ number, brand }) => `${number} ${brand.name}`)).toEqual(['01 KITE', '02 PLANE'])
  })

  test.each([
    [['kite'], ['01 PLANE', '02 RAFT']],
    [
      ['kite', 'raft'],
      ['01 KITE', '02 PLANE'],
    ],
  ])('with %o sold shows a sold brand on the home page only if there are too few others', (sold, expected) => {
    const records = madeRecords('kite', 'plane', 'raft')
    for (const slug of sold) records.set(slug, madeBrand({ name: slug.toUpperCase(), sold: true }))
    const { homeCards } = toys(madeTexts(['kite'], ['plane', 'raft']), records)
    expect(homeCards.map(({ number, brand }) => `${number} ${brand.name}`)).toEqual(expected)
  })

  test('shows the largest markets first, by brand and by segment', () => {
    const records = new Map([
      ['kite', madeBrand({ stage: 'Air', marketSize: '$1.0B' })],
      ['plane', madeBrand({ stage: 'Air', marketSize: '$5.0B' })],
      ['raft', madeBrand({ stage: 'Water', marketSize: '$7B' })],
    ])
    const { largest } = toys(listed, records)
    const segments = [
      { stage: 'Water', usd: 7_000_000_000, text: '$7B' },
      { stage: 'Air', usd: 6_000_000_000, text: '$6B' },
    ]
    expect(largest.segments).toEqual({ items: segments, others: 0 })
    expect(largest.brands.items.map(({ slug }) => slug)).toEqual(['raft', 'plane', 'kite'])
  })

  test('with more brands than a chart has lines, counts the rest', () => {
    const slugs = Array.from({ length: 42 }, (_, index) => `toy${index}`)
    const records = new Map(
      slugs.map((slug, index) => [slug, madeBrand({ stage: slug, marketSize: `$${index + 1}.0B` })]),
    )
    const { largest } = toys(madeTexts(slugs, []), records)
    expect([largest.brands.others, largest.segments.others]).toEqual([2, 2])
    expect([largest.brands.items[0]?.slug, largest.segments.items[0]?.stage]).toEqual(['toy41', 'toy41'])
  })

  test('has the figures of its brands, each counted with its price', () => {
    expect(toys(listed, madeRecords('kite', 'plane', 'raft')).statistics).toEqual({
      totalMarket: '$6.0B',
      brands: 3,
      segments: 1,
      averageMarket: '$2.0B',
      valuation: { usd: 7_000, text: '$7,000' },
    })
  })

  test.each([
    ['its texts', { texts: '2026-09-09' }, '2026-09-09'],
    ['its prices', { prices: '2026-08-08' }, '2026-08-08'],
    ['one of its brands', { brand: '2026-07-07' }, '2026-07-07'],
    ['nothing else than its brand', {}, '2026-01-02'],
  ])('changed on the day on which %s did', (_what, days, expected) => {
    const { texts = '2026-01-01', prices = '2026-01-01', brand = '2026-01-02' }: Days = days
    const records = new Map([['kite', madeBrand({ updated: brand })]])
    expect(toys({ ...listed, updated: texts }, records, { ...madePricing, updated: prices }).updated).toBe(expected)
  })
})

/** The dates of the last changes to the parts of a collection. */
type Days = Readonly<Partial<Record<'texts' | 'prices' | 'brand', string>>>

/** The collection of toys under a base path. */
function toys(texts: ReturnType<typeof madeTexts>, records: ReadonlyMap<string, BrandData>, pricing = madePricing) {
  return madeModel(texts, records, { pricing }).toys
}

/** The records, read independently of the program. */
async function records(collection: 'vista' | 'ai') {
  const slugs = brands.filter((brand) => brand.collection === collection).map(({ slug }) => slug)
  const files = (await readdir(join('data', 'brands'))).filter((file) => slugs.includes(file.replace('.yaml', '')))
  const record = z.object({ stage: z.string(), marketSize: z.string() })
  return Promise.all(
    files.map(async (file) => record.parse(parse(await readFile(join('data', 'brands', file), 'utf8')))),
  )
}

async function marketsInMillions(collection: 'vista' | 'ai'): Promise<number[]> {
  const inMillions = { M: 1, B: 1_000, T: 1_000_000 }
  return (await records(collection)).map(({ marketSize }) => {
    const unit = z.enum(['M', 'B', 'T']).parse(marketSize.at(-1))
    return Math.round(Number(marketSize.slice(1, -1).replaceAll(',', '')) * inMillions[unit])
  })
}

/** Millions as billions with one decimal, using integers only: 5,247,450 is 5,247.5. */
function oneDecimal(millions: number): string {
  const tenths = String(Math.round(millions / 100))
  return `${tenths.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ',')}.${tenths.slice(-1)}`
}
