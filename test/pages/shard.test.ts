import { describe, expect, test } from 'vitest'
import { isInShard, pagesInShard } from '../../src/pages/shard'
import { pageAt, templateAt } from '../support/pages'

const paths = Array.from({ length: 1000 }, (_, index) => `brand-${index}.html`)
const shards = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, of: 8 }))

test('every file is in exactly one shard', () => {
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
])('%s and %s belong to one page, and to one shard', (flat, folder) => {
  for (const shard of shards) expect(isInShard(folder, shard)).toBe(isInShard(flat, shard))
})

test('without shards everything is included', () => {
  expect(isInShard('index.html', undefined)).toBe(true)
})

test('the shard of a path depends on everything but its extension', () => {
  const names = Array.from({ length: 100 }, (_, index) => `a.html/${index}`)
  const shardOf = (path: string) => shards.findIndex((shard) => isInShard(path, shard))
  expect(names.some((name) => shardOf(name) !== shardOf(name.replace('.html', '')))).toBe(true)
  expect(new Set(names.map((name) => shardOf(`${name}.html`))).size).toBe(8)
})

describe('pages', () => {
  const template = templateAt('templates/pages/brand.tsx')
  const listed = () => [
    ...['/', '/domains/2', '/a', '/b', '/c', '/d'].map((path) => ({ page: pageAt(path), template })),
    { page: { ...pageAt('/404'), isErrorPage: true }, template },
  ]

  test('are in the shard of their files, and in no other', () => {
    for (const { page, ...others } of listed()) {
      const path = page.address.path === '/' ? 'index.html' : `${page.address.path.slice(1)}.html`
      const where = shards.filter((shard) => pagesInShard([{ page, ...others }], shard).length === 1)
      expect(where).toEqual(shards.filter((shard) => isInShard(path, shard)))
    }
  })

  test('keep their order, and without shards all of them are included', () => {
    const pages = listed()
    expect(pagesInShard(pages, undefined)).toEqual(pages)
    const halves = [1, 2].map((number) => pagesInShard(pages, { number, of: 2 }))
    for (const half of halves) expect(half).toEqual(pages.filter((page) => half.includes(page)))
    expect(halves.flat()).toHaveLength(pages.length)
  })
})
