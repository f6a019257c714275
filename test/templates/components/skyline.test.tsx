import { expect, test } from 'vitest'
import type { Peak } from '../../../templates/components/mountains'
import { Skyline } from '../../../templates/components/skyline'
import { money } from '../../../templates/rules/money'
import { render } from '../../support/render'

const peaksAt = (...prices: readonly number[]): Peak[] =>
  prices.map((usd, index) => ({ name: `Peak${index}`, href: `/peak${index}`, collection: 'vista', price: money(usd) }))

const drawn = (...prices: readonly number[]) => render(<Skyline peaks={peaksAt(...prices)} />).document

test.each([
  [
    'prices that differ',
    [75_000, 5_000],
    'One peak for each of 2 brands on sale, .*, which runs from \\$5,000 to \\$75,000',
  ],
  ['one price for all', [5_000, 5_000], 'which is \\$5,000'],
  ['a single brand', [5_000], 'which is \\$5,000'],
])('of %s, the caption says what the heights are', (_, prices, words) => {
  expect(drawn(...prices).querySelector('figcaption')?.textContent).toMatch(new RegExp(words))
})

test('the five most expensive have labels that lead to their pages, and every brand has a peak with its shade', () => {
  const document = drawn(70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000)
  const links = [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
  expect(links.slice(0, 2)).toEqual([
    ['/peak0', 'Peak0$70,000'],
    ['/peak1', 'Peak1$60,000'],
  ])
  expect(links).toHaveLength(5)
  const paths = [...document.querySelectorAll('[data-depth] path')].map((path) => path.getAttribute('d') ?? '')
  expect(paths.join('').match(/M/g)).toHaveLength(14)
  expect(paths.join('')).not.toMatch(/NaN|undefined/)
})

test('without a brand on sale there is no picture', () => {
  expect(drawn().querySelector('figure')).toBeNull()
})
