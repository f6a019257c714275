import { expect, test } from 'vitest'
import { isInShard } from '../../src/output/shard'

const paths = Array.from({ length: 1000 }, (_, index) => `brand-${index}.html`)
const shards = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, of: 8 }))

test('every file is in one shard, and in that only', () => {
  for (const path of paths) expect(shards.filter((shard) => isInShard(path, shard))).toHaveLength(1)
})

test('shards are about equal: an eighth of a thousand is 125', () => {
  for (const shard of shards) {
    const count = paths.filter((path) => isInShard(path, shard)).length
    expect(count).toBeGreaterThan(85)
    expect(count).toBeLessThan(165)
  }
})

test.each([
  ['vistaset.html', 'vistaset/index.html'],
  ['domains/2.html', 'domains/2/index.html'],
])('%s and %s are of one page, and of one shard', (flat, folder) => {
  for (const shard of shards) expect(isInShard(folder, shard)).toBe(isInShard(flat, shard))
})

test('without shards everything is in', () => {
  expect(isInShard('index.html', undefined)).toBe(true)
})
