import { describe, expect, test } from 'vitest'
import { batchSize, PressLoad } from '../../src/output/press-load'

/** How many batches a thread is given before it has enough. */
function batches(load: PressLoad): number {
  let count = 0
  for (; !load.isEnough; count++) load.give(batchSize)
  return count
}

describe('a thread that prints is given', () => {
  test.each([
    ['as much as ever before it begins, of few pages', 200, 4],
    ['a quarter of all, of more', 1_000, 20],
    ['so much that it has long to print, of many', 10_000, 40],
    ['no more than ever, of a vast site', 100_000, 4],
  ])('%s', (_, pages, count) => {
    expect(batches(new PressLoad(pages, false))).toBe(count)
  })

  test('as much as ever while it is at other work', () => {
    expect(batches(new PressLoad(10_000, true))).toBe(4)
  })

  test.each([
    [200, 8],
    [10_000, 8],
    [100_000, 4],
  ])('what lets it go on once it has printed something: of %i pages %i batches', (pages, count) => {
    const load = new PressLoad(pages, false)
    load.give(batchSize)
    load.take(batchSize)
    expect(batches(load)).toBe(count)
  })
})
