import { afterEach, expect, test } from 'vitest'
import { limitTime, TookTooLong, withinTime } from '../../../src/render/compile/within-time'

afterEach(() => limitTime())

test('passes on what the task returns or throws', () => {
  expect(withinTime(() => 7)).toBe(7)
  const own = new TypeError('own')
  expect(() =>
    withinTime(() => {
      throw own
    }),
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
  limitTime(50)
  expect(() => withinTime(task)).toThrow(TookTooLong)
  limitTime(10_000)
  expect(withinTime(() => 'next')).toBe('next')
})

test('a nested task has the limit of the outer one', () => {
  const inner = () => {
    limitTime(20)
    return withinTime(() => {
      for (const until = Date.now() + 100; Date.now() < until; ) {}
      return 7
    })
  }
  expect(() => inner()).toThrow(TookTooLong)
  limitTime(10_000)
  expect(withinTime(inner)).toBe(7)
  limitTime(200)
  expect(() =>
    withinTime(() => {
      inner()
      for (;;) {}
    }),
  ).toThrow(TookTooLong)
  expect(() => inner()).toThrow(TookTooLong)
})

test('names the time limit, in seconds', () => {
  expect(new TookTooLong(5000).message).toBe('the template did not finish within 5 seconds')
})
