import { expect, test } from 'vitest'
import { madeBrand, madePricing, madeRecords, madeTexts } from '../../support/made-data'
import { madeRoster } from '../../support/made-roster'

test('a roster lists the brands that have a record, the existing ones first, and apart from them those without', () => {
  const records = madeRecords('raft', 'plane', 'kite')
  const { members, missing } = madeRoster(madeTexts(['kite', 'lost'], ['plane', 'raft', 'gone']), records)
  expect(members.map(({ slug, status, record }) => [slug, status, record === records.get(slug)])).toEqual([
    ['kite', 'active', true],
    ['plane', 'developing', true],
    ['raft', 'developing', true],
  ])
  expect(missing).toEqual(['lost', 'gone'])
})

test.each([
  ['its record', { price: 1_234 }, { raft: 5_678 }, 1_234],
  ['the table', {}, { raft: 5_678 }, 5_678],
  ['any other', {}, {}, madePricing.otherwise],
])('the price of a member is that of %s', (_, record, prices, usd) => {
  const records = new Map([['raft', madeBrand({ price: undefined, ...record })]])
  const { members } = madeRoster(madeTexts([], ['raft']), records, { ...madePricing, prices: { ...prices } })
  expect(members.map((member) => member.usd)).toEqual([usd])
})

test('a member has everything that a link to it shows', () => {
  const records = new Map([['raft', madeBrand({ name: 'Raft', stage: 'Water', summary: 'Logs and rope', sold: true })]])
  const { members } = madeRoster(madeTexts([], ['raft']), records)
  expect(members.map(({ link }) => link)).toEqual([
    {
      slug: 'raft',
      name: 'Raft',
      stage: 'Water',
      summary: 'Logs and rope',
      sold: true,
      collection: 'toys',
      address: { path: '/raft', href: '/base/raft', url: 'https://host.example/base/raft' },
    },
  ])
})
