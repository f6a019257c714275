import { expect, test } from 'vitest'
import { claimFirst, isTaken, newClaim, partsOf } from '../../../src/output/worker/claim'

test('work that is not divided is taken once', () => {
  const claim = newClaim()
  expect([claimFirst(claim), claimFirst(claim)]).toEqual([true, false])
})

test('each part is taken once, whoever comes first', () => {
  const [parts, claim] = [['a', 'b', 'c', 'd'], newClaim()]
  const [one, other] = [partsOf(parts, claim), partsOf(parts, claim)]
  const taken = [one.next(), other.next(), other.next(), one.next()].map(({ value }) => value)
  expect(taken).toEqual(parts)
  expect(isTaken(claim)).toBe(false)
  expect([one.next().done, isTaken(claim), other.next().done]).toEqual([true, true, true])
})
