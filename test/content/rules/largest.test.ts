import { expect, test } from 'vitest'
import { largest } from '../../../templates/rules/largest'
import { formatMarket } from '../../../templates/rules/money'
import { seeded } from '../../bench/random'

const usd = (amount: number) => amount

test('amounts that fit are all included, the largest first', () => {
  expect(largest([1e9, 3e9, 2e9], usd, 3)).toEqual({ items: [3e9, 2e9, 1e9], others: undefined })
})

test('the rest are counted and summed', () => {
  expect(largest([1e9, 4e9, 2.5e9, 3e9], usd, 2)).toEqual({ items: [4e9, 3e9], others: { count: 2, text: '$3.5B' } })
})

test('equal amounts keep their order', () => {
  const items = ['a', 'b', 'c'].map((name) => ({ name, usd: 1 }))
  expect(largest(items, (item) => item.usd).items.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('a chart has forty lines at most, however many there are', () => {
  const { items, others } = largest(
    Array.from({ length: 5000 }, (_, index) => index),
    usd,
  )
  expect([items.length, others?.count]).toEqual([40, 4960])
})

test('they are the first items of a full sort', () => {
  const random = seeded(3)
  for (const size of [0, 1, 39, 40, 41, 500]) {
    const all = Array.from({ length: size }, (_, index) => ({ index, usd: Math.floor(random() * 50) * 1e8 }))
    const sorted = [...all].sort((a, b) => b.usd - a.usd)
    const rest = sorted.slice(40).reduce((total, item) => total + item.usd, 0)
    const { items, others } = largest(all, (item) => item.usd)
    expect(items).toEqual(sorted.slice(0, 40))
    expect(others?.text).toBe(size > 40 ? formatMarket(rest) : undefined)
  }
})
