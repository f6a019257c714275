import { expect, test } from 'vitest'
import { PriceLadder } from '../../../templates/components/price-ladder'
import { render } from '../../support/render'

const from = { usd: 10_000, text: '$10,000' }

/** What a ladder whose longest rung has this many domains says, and draws for that rung. */
function ladderOf(count: number, isRanges = false) {
  const rungs = [{ from, count }]
  const { document } = render(<PriceLadder ladder={{ isRanges, rungs }} />)
  return [document.querySelector('.note')?.textContent, document.querySelectorAll('rect').length]
}

test('announces marks only where each domain has one, bars where there are more, and ranges as such', () => {
  expect(ladderOf(20)).toEqual(['A mark for each domain at its listed price.', 20])
  expect(ladderOf(21)).toEqual(['How many domains are listed at each price.', 1])
  expect(ladderOf(21, true)).toEqual([expect.stringContaining('each line counts from its price'), 1])
})
