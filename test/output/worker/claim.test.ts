import { expect, test } from 'vitest'
import { claimFirst, isTaken, newClaim, partsOf } from '../../../src/output/worker/claim'

test('work that is not divided is taken once', () => {
  const claim = newClaim()
  expect([claimFirst(claim), claimFirst(claim)]).toEqual([true, false])
})

test('each part is taken once, whoever comes first', () => {
  const [things, claim] = [[1, 2, 3, 4, 5, 6, 7], newClaim()]
  const [one, other] = [partsOf(things, 2, claim), partsOf(things, 2, claim)]
  const taken = [one.next(), other.next(), other.next(), one.next()].map(({ value }) => value)
  expect(taken).toEqual([[1, 2], [3, 4], [5, 6], [7]])
  expect(isTaken(claim)).toBe(false)
  expect([one.next().done, isTaken(claim), other.next().done]).toEqual([true, true, true])
})
