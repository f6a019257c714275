import { describe, expect, test } from 'vitest'
import { sitePlaceholders } from '../../../templates/model/site-placeholders'
import { readChanged, readWithout } from '../../support/data-folder'
import { loadRealData } from '../../support/real-data'

describe('the real site', () => {
  test('names and addresses come from the site file', async () => {
    expect(sitePlaceholders(await loadRealData())).toMatchObject({
      studio: 'Northmark Studio',
      holding: 'Northmark Holdings LLC',
      email: 'investors@example.com',
      site: 'www.example.com',
      founded: '2024',
    })
  })

  test('29 Vista and 7 AI brands make 36, and the domains page has 40 rows', async () => {
    expect(sitePlaceholders(await loadRealData())).toMatchObject({
      brands: '36',
      'brands.vista': '29',
      'brands.ai': '7',
      domains: '40',
      collections: '2',
    })
  })
})

describe('counts have thousands separators, like the figures on pages', () => {
  test('of domains', async () => {
    const { domains, ...others } = await loadRealData()
    const { groups } = domains.value
    const [domain] = groups.flatMap((group) => group.domains)
    if (domain === undefined) throw new Error('no domain without a brand')
    const many = { id: 'many', name: 'Many', domains: Array.from({ length: 10_004 }, () => domain) }
    const value = { ...domains.value, groups: [many] }
    expect(sitePlaceholders({ ...others, domains: { ...domains, value } })).toMatchObject({ domains: '10,004' })
  })

  test('of brands', async () => {
    const data = await loadRealData()
    const collections = data.collections.map(({ value, ...entry }) => {
      const brands = Array.from({ length: 1234 }, () => 'vistaset')
      return { ...entry, value: { ...value, existing: { ...value.existing, brands } } }
    })
    const counts = sitePlaceholders({ ...data, collections })
    expect(counts).toMatchObject({ brands: '2,500', 'brands.vista': '1,261', 'brands.ai': '1,239' })
  })
})

describe('counts follow the data', () => {
  test('a brand that its collection no longer lists is not counted', async () => {
    const { data } = await readChanged(['collections/vista.yaml', '    - vistadive\n', ''])
    expect(sitePlaceholders(data)).toMatchObject({
      brands: '35',
      'brands.vista': '28',
      'brands.ai': '7',
      domains: '39',
    })
  })

  test('a slug without a record is not counted', async () => {
    const { data } = await readChanged(['collections/ai.yaml', '[jumpinai,', '[jumpinai, airushnothing,'])
    expect(sitePlaceholders(data)).toMatchObject({ brands: '36', 'brands.ai': '7', domains: '40' })
  })

  test('without a price list, the domains for sale are those of the brands', async () => {
    const sold = await readWithout('domains.yaml', ['brands/vistaski.yaml', /$/, '\nsold: true\n'])
    expect(sitePlaceholders(sold.data)).toMatchObject({ brands: '36', domains: '35' })
  })

  test('a domain without a brand counts only as a domain', async () => {
    const { data } = await readChanged(['domains.yaml', /\n *- slug: ownaibiz[\s\S]*/, '\n'])
    expect(sitePlaceholders(data)).toMatchObject({ brands: '36', domains: '39' })
  })
})
