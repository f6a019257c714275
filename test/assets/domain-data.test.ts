import { expect, test } from 'vitest'
import { domainIndex, domainRecords, domainsCsv, domainsJson } from '../../templates/files/domain-data'
import type { DomainList } from '../../templates/model/types'
import { loadSite } from '../support/load-site'
import type { WholeSite } from '../support/site-from'

const site = await loadSite()
const { domains } = site

test('all 40 domains are offered in the order of the page, with its prices', () => {
  const records = [...domainRecords(domains)]
  expect(records).toHaveLength(40)
  expect(records[0]).toEqual({
    domain: 'vistaready.com',
    collection: 'Vista Collection',
    summary: expect.any(String),
    price: 50000,
    reference: 100000,
    referenceNote: expect.stringMatching(/computed by a fixed scale, never asked or paid/),
    status: 'for sale',
    page: 'https://www.example.com/vistaready',
    buy: 'https://www.godaddy.com/domainsearch/find?domainToCheck=vistaready.com',
  })
  expect(records.slice(-4).map(({ domain, price, page }) => [domain, price, page])).toEqual([
    ['cuspstrategies.com', 50000, null],
    ['sparktosucceed.com', 20000, null],
    ['jumpadvisor.com', 10000, null],
    ['ownaibiz.com', 10000, null],
  ])
})

test('a domain without a reference price has no note on it', () => {
  const price = { amount: { usd: 1, text: '$1' }, reference: null }
  expect(domainRecords(listOf({ price }))).toMatchObject([{ reference: null, referenceNote: null }])
})

test('the CSV has a header and a line for each domain', () => {
  const [header, ...lines] = domainsCsv(domains).trimEnd().split('\n')
  expect(header).toBe('\ufeffdomain,collection,summary,price,reference,referenceNote,status,page,buy')
  expect(lines).toHaveLength(40)
})

test('the JSON has date and currency', () => {
  const parsed: unknown = JSON.parse(domainsJson(domains))
  expect(parsed).toMatchObject({ currency: 'USD', updated: '2025-08-01', domains: { length: 40 } })
})

test('a list of thousands is written like a short one', () => {
  const groups = Array.from({ length: 60 }, () => domains.groups).flat()
  const records = [...domainRecords({ ...domains, groups })]
  expect(records).toHaveLength(2_400)
  const whole = { updated: domains.updated, currency: 'USD', domains: records }
  expect(domainsJson({ ...domains, groups })).toBe(`${JSON.stringify(whole, null, 2)}\n`)
  const [header, ...lines] = domainsCsv(domains).trimEnd().split('\n')
  expect(domainsCsv({ ...domains, groups })).toBe([header, ...Array(60).fill(lines).flat(), ''].join('\n'))
})

const [group] = domains.groups
const [domain] = group?.domains ?? []
if (group === undefined || domain === undefined) throw new Error('the list is empty')
const listOf = (changes: Partial<typeof domain>): DomainList => ({
  ...domains,
  groups: [{ ...group, domains: [{ ...domain, ...changes }] }],
})

test('a list without domains is empty, and its CSV has the header', () => {
  const none = { ...domains, groups: [] }
  expect(domainsJson(none)).toBe(
    `${JSON.stringify({ updated: domains.updated, currency: 'USD', domains: [] }, null, 2)}\n`,
  )
  expect(domainsCsv(none)).toBe('\ufeffdomain,collection,summary,price,reference,referenceNote,status,page,buy\n')
})

test('a text with a Unicode line separator is unchanged', () => {
  const list = listOf({ summary: 'one\u2028two\u2029three' })
  expect(JSON.parse(domainsJson(list))).toMatchObject({ domains: [{ summary: 'one\u2028two\u2029three' }] })
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])(
  'a text that looks like the formula %s stays text in a spreadsheet',
  (summary) => {
    expect(domainsCsv(listOf({ summary }))).toContain(`'${summary}`)
  },
)

test('a sold domain is marked and has no link to buy it', () => {
  expect([...domainRecords(listOf({ sold: true }))]).toMatchObject([{ status: 'sold', buy: null }])
})

test.each<[string, Partial<WholeSite>]>([
  ['the day', { domains: { ...listOf({}), updated: '2099-01-01' } }],
  ['a host', { domains: listOf({ host: 'other.example' }) }],
  ['a summary', { domains: listOf({ summary: 'Another' }) }],
  ['a keyword', { domains: listOf({ keywords: ['another'] }) }],
  ['a price', { domains: listOf({ price: { amount: { usd: 1, text: '$1' }, reference: null } }) }],
  ['a sale', { domains: listOf({ sold: true }) }],
  ['a page', { domains: listOf({ page: undefined }) }],
  ['where it is bought', { domains: { ...listOf({}), ways: ['https://other.example/'] } }],
  ['the id of a group', { domains: { ...listOf({}), groups: [{ ...group, id: 'other', domains: [domain] }] } }],
  ['one more group', { domains: { ...listOf({}), groups: [...listOf({}).groups, { ...group, domains: [] }] } }],
  ['the home page', { addresses: { ...site.addresses, home: site.address('/other') } }],
])('%s is part of the files made from the list', (_, changes) => {
  const texts = (of: WholeSite) =>
    [domainsCsv(of.domains), domainsJson(of.domains), JSON.stringify(domainIndex(of.domains, of))].join()
  const [before, after] = [
    { ...site, domains: listOf({}) },
    { ...site, domains: listOf({}), ...changes },
  ]
  expect(texts(after)).not.toBe(texts(before))
})

test('groups with the same name are distinguished by their number of domains', () => {
  const halves = (first: number): DomainList => {
    const parts = [group.domains.slice(0, first), group.domains.slice(first)]
    const groups = parts.map((listed, index) => ({ id: `part${index}`, name: 'Parts', domains: listed }))
    return { ...domains, groups }
  }
  expect(domainIndex(halves(1), site)).not.toEqual(domainIndex(halves(2), site))
})

test('the index has one cell per column for each domain, however many there are', () => {
  const [group, ...others] = domains.groups
  if (group === undefined) throw new Error('no domains')
  const many = { ...group, domains: Array.from({ length: 30 }, () => group.domains).flat() }
  const groups = [many, ...others]
  const index = domainIndex({ ...domains, groups }, site)
  const columns = ['hosts', 'summaries', 'keywords', 'prices', 'references', 'pages', 'sold']
  expect(Object.keys(index)).toEqual(['ways', 'placeholder', 'home', 'groups', ...columns])
  const all = groups.flatMap((each) => each.domains)
  expect(all.length).toBeGreaterThan(750)
  expect(index.hosts).toEqual(all.map(({ host }) => host))
  expect(index.summaries).toEqual(all.map(({ summary }) => summary))
  expect(index.keywords).toEqual(all.map(({ keywords }) => keywords.join(' ')))
  expect(index.prices).toEqual(all.map(({ price }) => price.amount.usd))
  expect(index.references).toEqual(all.map(({ price }) => price.reference?.usd ?? 0))
  expect(index.pages).toEqual(all.map(({ page, slug }) => (page ? slug : '')))
  expect(index.sold).toEqual([])
  expect(index.groups.map(({ count }) => count)).toEqual(groups.map((each) => each.domains.length))
})
