import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { buildSite } from '../../../src/content/site/build-site'
import { loadSite } from '../../support/load-site'
import { collectionOf, loadRealData } from '../../support/real-data'
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

  test('shows four Vista brands, of which the developing ones begin at 03', () => {
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

test('a listed slug without a record is missing: no card, no number, no figure, but an address and a way back', async () => {
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

test('collections stand in their order, whatever their files are called', async () => {
  const real = await loadRealData()
  const last = real.collections.map((entry) =>
    entry.slug === 'vista' ? { ...entry, value: { ...entry.value, order: 9 } } : entry,
  )
  expect(site.collections.map(({ slug }) => slug)).toEqual(['vista', 'ai'])
  expect(buildSite({ ...real, collections: last }).collections.map(({ slug }) => slug)).toEqual(['ai', 'vista'])
})

test('a portfolio changed when its texts, its prices or one of its brands last did', async () => {
  const real = await loadRealData()
  const later = real.brands.map((entry) =>
    entry.slug === 'vistaski' ? { ...entry, value: { ...entry.value, updated: '2026-03-04' } } : entry,
  )
  const changed = buildSite({ ...real, brands: later })
  expect(collectionOf(changed, 'vista').updated).toBe('2026-03-04')
  expect(collectionOf(changed, 'ai').updated).toBe('2025-08-01')
})

/** The records read by another way than the program's. */
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

/** Millions in billions with one decimal, in whole numbers throughout: 5,247,450 is 5,247.5. */
function oneDecimal(millions: number): string {
  const tenths = String(Math.round(millions / 100))
  return `${tenths.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ',')}.${tenths.slice(-1)}`
}
