import { describe, expect, test } from 'vitest'
import { loadSite } from '../../support/load-site'
import { collectionOf, loadRealData } from '../../support/real-data'
import { modelOf as buildSite, type Data, type WholeSite } from '../../support/site-from'

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The sentences that contain a count, by place. */
function countsIn(site: WholeSite) {
  const [vista, ai] = [collectionOf(site, 'vista'), collectionOf(site, 'ai')]
  return {
    all: [site.home.description, site.home.hero.heading],
    vista: [vista.texts.description, vista.texts.lead, vista.texts.home.text, vista.texts.home.action],
    ai: [ai.texts.description, ai.texts.lead, ai.texts.home.text, ai.texts.home.action],
    domains: [site.domains.description, site.domains.lead],
  }
}

test('there are 29 Vista and 7 AI brands', async () => {
  const site = await loadSite()
  expect(site.collections.map(({ slug, brands }) => [slug, brands.length])).toEqual([
    ['vista', 29],
    ['ai', 7],
  ])
})

test('the main pages have the addresses of the specification', async () => {
  const site = await loadSite()
  expect(Object.values(site.addresses).map(({ path }) => path)).toEqual(['/', '/domains', '/contact'])
  expect(site.collections.map(({ address }) => address.path)).toEqual([
    '/vista-collection-portfolio',
    '/ai-collection-portfolio',
  ])
})

test('no {name} is left in any text', async () => {
  const texts = textsIn(await loadSite())
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => /\{[\w.-]+\}/.test(text))).toEqual([])
})

describe('sentences that state a count take it from the data', () => {
  test.each([
    ['all', 36],
    ['vista', 29],
    ['ai', 7],
    ['domains', 40],
  ] as const)('%s: %d', async (place, count) => {
    for (const sentence of countsIn(await loadSite())[place]) expect(sentence).toMatch(new RegExp(`\\b${count}\\b`))
  })

  test.each([
    ['all', 34],
    ['vista', 28],
    ['ai', 6],
    ['domains', 38],
  ] as const)('%s: %d after VistaSki and AIRushBase are removed', async (place, count) => {
    const real = await loadRealData()
    const kept = real.brands.filter(({ slug }) => slug !== 'vistaski' && slug !== 'airushbase')
    const sentences = countsIn(buildSite({ ...real, brands: kept }))[place]
    for (const sentence of sentences) expect(sentence).toMatch(new RegExp(`\\b${count}\\b`))
  })
})

test('the address of the site is that of its data unless another is given', async () => {
  const urls = [await loadSite(), await loadSite('https://host.example/base')].map((site) => [
    site.addresses.home.url,
    collectionOf(site, 'ai').address.href,
    site.address('/vistaset').url,
  ])
  expect(urls).toEqual([
    ['https://www.example.com/', '/ai-collection-portfolio', 'https://www.example.com/vistaset'],
    ['https://host.example/base/', '/base/ai-collection-portfolio', 'https://host.example/base/vistaset'],
  ])
})

describe('the date of the home page is the latest of what it shows', () => {
  const day = '2030-01-01'
  const dated = <T extends { readonly value: object }>(entry: T) => ({
    ...entry,
    value: { ...entry.value, updated: day },
  })

  /** The data with another date in the records of the brands on the home page, or of the others. */
  async function withBrands(areShown: boolean): Promise<Partial<Data>> {
    const cards = (await loadSite()).collections.flatMap(({ homeCards }) => homeCards)
    const shown = new Set(cards.map(({ brand }) => brand.slug))
    const { brands } = await loadRealData()
    return { brands: brands.map((brand) => (shown.has(brand.slug) === areShown ? dated(brand) : brand)) }
  }

  test.each<readonly [name: string, change: (data: Data) => Partial<Data> | Promise<Partial<Data>>, expected: string]>([
    ['as it is', () => ({}), '2025-08-01'],
    ['its texts', ({ home }) => ({ home: dated(home) }), day],
    ['a collection', ({ collections }) => ({ collections: collections.map(dated) }), day],
    ['the prices', ({ pricing }) => ({ pricing: dated(pricing) }), day],
    ['brands that it shows', () => withBrands(true), day],
    ['brands that it does not show', () => withBrands(false), '2025-08-01'],
  ])('%s', async (_, change, expected) => {
    const data = await loadRealData()
    expect(buildSite({ ...data, ...(await change(data)) }).homeUpdated).toBe(expected)
  })
})
