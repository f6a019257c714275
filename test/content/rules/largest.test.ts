import { expect, test } from 'vitest'
import { largest } from '../../../src/content/rules/largest'

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
