import { expect, test } from 'vitest'
import { PriceLadder } from '../../../templates/components/price-ladder'
import { render } from '../../support/render'

const ladder = [
  { usd: 5_000, text: '$5K', count: 2 },
  { usd: 10_000, text: '$10K', count: 7 },
]

/** The note on what a mark is, and the number of marks, where the tallest stack has this many domains. */
function marksOf(count: number) {
  const { document } = render(<PriceLadder ladder={[{ usd: 5_000, text: '$5K', count }]} />)
  return [document.querySelector('.note')?.textContent, document.querySelectorAll('.price-ladder-marks > *').length]
}

test.each([
  [1, 'One mark is one domain.', 1],
  [20, 'One mark is one domain.', 20],
  [21, 'One mark is 2 domains.', 11],
  [41, 'One mark is 5 domains.', 9],
  [400, 'One mark is 20 domains.', 20],
  [401, 'One mark is 50 domains.', 9],
  [20_000, 'One mark is 1,000 domains.', 20],
])('a stack of %i domains: %s', (count, note, marks) => {
  expect(marksOf(count)).toEqual([note, marks])
})

test('a choice is the highest price; the highest of all, which is chosen at first, limits nothing', () => {
  const { screen } = render(<PriceLadder ladder={ladder} />)
  const choices = screen.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ['5000', false],
    ['', true],
  ])
  expect(choices.map((choice) => [choice.name, choice.getAttribute('form')])).toEqual([
    ['max', 'domain-search'],
    ['max', 'domain-search'],
  ])
  expect(screen.getByRole('radio', { name: 'Up to $5K 2 domains' })).toBe(choices[0])
  expect(screen.getByRole('group', { name: /^Prices/ })).toBeDefined()
})
