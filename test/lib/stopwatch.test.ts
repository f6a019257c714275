import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stopwatch } from '../../src/lib/stopwatch'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('each step lasts until the next one begins, the last one until the end', () => {
  const watch = new Stopwatch(() => undefined)
  watch.start('read')
  vi.advanceTimersByTime(120)
  watch.start('write')
  vi.advanceTimersByTime(30)
  expect(watch.stop()).toEqual({
    steps: [
      { name: 'read', milliseconds: 120 },
      { name: 'write', milliseconds: 30 },
    ],
    milliseconds: 150,
  })
})

test('times are whole milliseconds', () => {
  const watch = new Stopwatch(() => undefined)
  watch.start('read')
  vi.advanceTimersByTime(1.6)
  expect(watch.stop()).toEqual({ steps: [{ name: 'read', milliseconds: 2 }], milliseconds: 2 })
})

test('a step is reported when it begins', () => {
  const told: string[] = []
  const watch = new Stopwatch((name) => told.push(name))
  watch.start('read')
  expect(told).toEqual(['read'])
  watch.start('write')
  expect(told).toEqual(['read', 'write'])
})

test('without a step no time is measured', () => {
  expect(new Stopwatch(() => undefined).stop()).toEqual({ steps: [], milliseconds: 0 })
})
