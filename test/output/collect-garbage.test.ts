import { setImmediate as turn } from 'node:timers/promises'
import { cachedDataVersionTag } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectGarbage, collectNow, limitHeapGrowth, resetHeapGrowth } from '../../src/output/collect-garbage'
import { long } from '../support/long'

/** Collects garbage once, with memory that full, in megabytes. @returns a function that tells whether it is collected again */
function collectedAt(megabytes: number) {
  const used = vi.spyOn(process, 'memoryUsage')
  const fill = (to: number) =>
    used.mockReturnValue({ heapUsed: to * 1e6, external: 0, rss: 0, heapTotal: 0, arrayBuffers: 0 })
  fill(megabytes)
  collectNow()
  onTestFinished(() => {
    used.mockRestore()
    // Notes how full memory really is.
    collectNow()
  })
  return async (to: number, from?: number) => {
    const forgotten = new WeakRef({ large: 'thing' })
    // Objects that were created or dereferenced in one turn are kept alive until its end.
    await turn()
    fill(to)
    collectGarbage(from)
    return forgotten.deref() === undefined
  }
}

test('what nothing refers to any more is cleared from a crowded memory, and what is not crowded is left as it is', async () => {
  const isCleared = collectedAt(10)
  expect([await isCleared(99), await isCleared(100)]).toEqual([false, true])
  expect([await isCleared(200, 201e6), await isCleared(200, 200e6)]).toEqual([false, true])
})

test('memory is not cleared again before it has grown by a seventh', async () => {
  const isCleared = collectedAt(200)
  expect([await isCleared(229), await isCleared(231), await isCleared(260)]).toEqual([false, true, false])
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
