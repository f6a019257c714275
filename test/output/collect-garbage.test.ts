import { setImmediate as turn } from 'node:timers/promises'
import { cachedDataVersionTag } from 'node:v8'
import { expect, test } from 'vitest'
import { collectGarbage, limitHeapGrowth, resetHeapGrowth } from '../../src/output/collect-garbage'
import { long } from '../support/long'

test.each([
  ['what nothing refers to any more is cleared from a crowded memory', 0, undefined],
  ['what is not crowded is left as it is', Number.POSITIVE_INFINITY, { large: 'thing' }],
])('%s', async (_, from, left) => {
  const forgotten = new WeakRef({ large: 'thing' })
  // Objects that were created or dereferenced in one turn are kept alive until its end.
  await turn()
  collectGarbage(from)
  expect(forgotten.deref()).toEqual(left)
})

test('code cached before and after memory is limited is interchangeable', long, () => {
  const before = cachedDataVersionTag()
  collectGarbage(0)
  expect(cachedDataVersionTag()).toBe(before)
  limitHeapGrowth()
  expect(cachedDataVersionTag()).not.toBe(before)
  resetHeapGrowth()
  expect(cachedDataVersionTag()).toBe(before)
})
