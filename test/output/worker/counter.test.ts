import { expect, test } from 'vitest'
import { count, counted, newCounter, uncounted } from '../../../src/output/worker/counter'

test('counts on, and tells how many there were', () => {
  const counter = newCounter()
  expect([count(counter), count(counter, 5), counted(counter), uncounted(8, counter)]).toEqual([0, 1, 6, 2])
})

test('tells what is left also of more than it can count', () => {
  const counter = newCounter()
  for (let times = 0; times < 4; times++) count(counter, 2 ** 30)
  expect(uncounted(2 ** 32 + 7, counter)).toBe(7)
})
