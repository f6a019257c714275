import { expect, test } from 'vitest'
import { largest } from '../../../templates/rules/statistics'

const usd = (amount: number) => amount

test('amounts that fit are all included, the largest first', () => {
  expect(largest([1e9, 3e9, 2e9], usd)).toEqual({ items: [3e9, 2e9, 1e9], others: 0 })
})

test('equal amounts keep their order', () => {
  const items = ['a', 'b', 'c'].map((name) => ({ name, usd: 1 }))
  expect(largest(items, (item) => item.usd).items.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('a chart has forty lines at most, however many there are; the rest are counted', () => {
  const all = Array.from({ length: 5000 }, (_, index) => index)
  expect(largest(all, usd)).toEqual({ items: all.slice(-40).reverse(), others: 4960 })
})
