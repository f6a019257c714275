import { expect, test } from 'vitest'
import { TookTooLong, withinTime } from '../../../src/render/compile/within-time'
import { long } from '../../support/long'

test('passes on what the task returns or throws', () => {
  const limit = 10_000
  expect(withinTime(() => 7, limit)).toBe(7)
  const own = new TypeError('own')
  expect(() =>
    withinTime(() => {
      throw own
    }, limit),
  ).toThrow(own)
})

test.each([
  [
    'a loop',
    () => {
      while (Date.now() > 0) {}
    },
  ],
  [
    'a loop that catches everything',
    () => {
      for (;;) {
        try {
          while (Date.now() > 0) {}
        } catch {}
      }
    },
  ],
  ['a pattern that tries everything', () => /^(a+)+$/.test(`${'a'.repeat(40)}b`)],
])('%s without end is stopped', (_, task) => {
  expect(() => withinTime(task, 50)).toThrow(TookTooLong)
  expect(withinTime(() => 'next', 10_000)).toBe('next')
})

test('a task within a task has the limit of the outer one', () => {
  const inner = () =>
    withinTime(() => {
      for (const until = Date.now() + 100; Date.now() < until; ) {}
      return 7
    }, 20)
  expect(() => inner()).toThrow(TookTooLong)
  expect(withinTime(inner, 10_000)).toBe(7)
  expect(() =>
    withinTime(() => {
      inner()
      for (;;) {}
    }, 200),
  ).toThrow(TookTooLong)
  expect(() => inner()).toThrow(TookTooLong)
})

test('names the time limit, in seconds', () => {
  expect(new TookTooLong(5000).message).toBe('the template did not come to an end within 5 seconds')
})

test('a task without a limit has that of builds', { timeout: 120_000, ...long }, () => {
  expect(() => {
    withinTime(() => {
      for (;;);
    }, undefined)
  }).toThrow(new TookTooLong(30_000))
})
