import { expect, test } from 'vitest'
import { batchesOf } from '../../src/lib/batches-of'

test.each([
  [[], 2, []],
  [['a', 'b', 'c'], 2, [['a', 'b'], ['c']]],
  [['a', 'b'], 2, [['a', 'b']]],
])('%j in batches of %d: %j', (things, size, batches) => {
  expect([...batchesOf(things, size)]).toEqual(batches)
})

test.each([
  ['several that fit', ['aa', 'b', 'cc'], [['aa', 'b'], ['cc']]],
  ['one larger than a batch', ['a', 'bbbbb', 'c'], [['a'], ['bbbbb'], ['c']]],
  ['one that fills a batch', ['aaa', 'b'], [['aaa'], ['b']]],
])('by size: %s', (_, things, batches) => {
  expect([...batchesOf(things, 3, (thing) => thing.length)]).toEqual(batches)
})
