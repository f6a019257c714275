import { expect, test } from 'vitest'
import { overBudget } from './memory-budget'

test.each([
  [40, 500, []],
  [40, 501, ['40 brands, cold: found a peak of 501 MiB, expected at most 500']],
  [10_000, 510.6, ['10,000 brands, cold: found a peak of 511 MiB, expected at most 500']],
  [10_001, 1_638, []],
  [100_000, 1_639, ['100,000 brands, cold: found a peak of 1639 MiB, expected at most 1638']],
  [100_001, 5_000, []],
])('%i brands and a peak of %f MiB', (size, peak, sentences) => {
  expect(overBudget(size, 'cold', peak)).toEqual(sentences)
})
