import { expect, test } from 'vitest'
import { overBudget } from './memory-budget'

test.each([
  [40, 400, []],
  [40, 401, ['40 brands, cold: found a peak of 401 MiB, expected at most 400']],
  [10_000, 410.6, ['10,000 brands, cold: found a peak of 411 MiB, expected at most 400']],
  [10_001, 600, []],
  [100_000, 601, ['100,000 brands, cold: found a peak of 601 MiB, expected at most 600']],
  [100_001, 5_000, []],
])('%i brands and a peak of %f MiB', (size, peak, sentences) => {
  expect(overBudget(size, 'cold', peak)).toEqual(sentences)
})
