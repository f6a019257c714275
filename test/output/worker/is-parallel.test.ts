import { expect, test } from 'vitest'
import { isParallel } from '../../../src/output/worker/is-parallel'

test.each([
  [1, false],
  [2, true],
  [64, true],
])('with %i processors, two threads can work at once: %s', (processors, isTrue) => {
  expect(isParallel(processors)).toBe(isTrue)
})
