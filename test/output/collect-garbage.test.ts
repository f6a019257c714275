import { setImmediate as turn } from 'node:timers/promises'
import { cachedDataVersionTag } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectGarbage, collectNow, limitHeapGrowth, resetHeapGrowth } from '../../src/output/collect-garbage'
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

test('memory is not cleared again before it has grown by a seventh', async () => {
  const used = vi.spyOn(process, 'memoryUsage')
  onTestFinished(() => used.mockRestore())
  /** Whether memory is cleared when it is that full, in megabytes. */
  const isClearedAt = async (megabytes: number) => {
    const forgotten = new WeakRef({ large: 'thing' })
    await turn()
    used.mockReturnValue({ heapUsed: megabytes * 1e6, external: 0, rss: 0, heapTotal: 0, arrayBuffers: 0 })
    collectGarbage()
    return forgotten.deref() === undefined
  }
  const times = [await isClearedAt(200), await isClearedAt(229), await isClearedAt(231), await isClearedAt(260)]
  expect(times).toEqual([true, false, true, false])
})

test('code cached before and after memory is limited is interchangeable', long, () => {
  const before = cachedDataVersionTag()
  collectNow()
  expect(cachedDataVersionTag()).toBe(before)
  limitHeapGrowth()
  expect(cachedDataVersionTag()).not.toBe(before)
  resetHeapGrowth()
  expect(cachedDataVersionTag()).toBe(before)
})
