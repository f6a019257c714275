import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataCache } from '../../../src/content/source/data-cache'
import { loadData } from '../../../src/content/source/load-data'
import { copyProject } from '../../support/project'

async function cachedData() {
  const { root, edit, remove } = await copyProject()
  const folder = join(root, 'data')
  const cache = new DataCache()
  const load = async () => (await loadData(folder, root, cache)).data
  return { root, folder, cache, edit, remove, load, path: (name: string) => join(folder, name) }
}

const vistaset = 'brands/vistaset.yaml'

test('a file is read again once it is forgotten, and not before', async () => {
  const { cache, load, edit, path } = await cachedData()
  const first = await load()
  await edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  expect((await load()).pricing.value.prices.vistaready).toBe(50_000)
  cache.forget(path('pricing.yaml'))
  const again = await load()
  expect(again.pricing.value.prices.vistaready).toBe(51_234)
  expect(again.site.value).toBe(first.site.value)
})

test('an error is reported each time, until it is fixed and the file forgotten', async () => {
  const { cache, load, edit, path } = await cachedData()
  await edit(`data/${vistaset}`, /^marketSize: .*$/m, 'marketSize: much')
  for (const _ of [1, 2]) await expect(load()).rejects.toThrow(`data/${vistaset}:`)
  await edit(`data/${vistaset}`, 'marketSize: much', 'marketSize: $7B')
  cache.forget(path(vistaset))
  await load()
})

test('an added or removed file is noticed once the folder is forgotten', async () => {
  const { cache, load, remove, folder, path } = await cachedData()
  const { brands } = await load()
  const text = await readFile(path(vistaset), 'utf8')
  await writeFile(path('brands/vistanew.yaml'), text)
  cache.forget(folder)
  expect((await load()).brands).toHaveLength(brands.length + 1)

  await remove('data/pricing.yaml')
  cache.forget(folder)
  cache.forget(path('pricing.yaml'))
  await expect(load()).rejects.toThrow('missing file, expected pricing.yaml')
})

test('a read that fails after its file was forgotten does not remove what was cached since', async () => {
  const cache = new DataCache()
  let fail = (_: Error): void => undefined
  const failing = new Promise<string>((_, reject) => {
    fail = reject
  })
  const first = cache.remember('file', 'text', () => failing)
  cache.forget('file')
  const second = cache.remember('file', 'text', () => Promise.resolve('text'))
  fail(new Error('busy'))
  await expect(first).rejects.toThrow('busy')
  expect(cache.remember('file', 'text', () => Promise.resolve('another'))).toBe(second)
})

test('a failed read is tried again', async () => {
  const cache = new DataCache()
  const answers = [Promise.reject(new Error('busy')), Promise.resolve('text')]
  const read = () => cache.remember('file', 'text', () => answers.shift())
  await expect(read()).rejects.toThrow('busy')
  expect(await read()).toBe('text')
})

test('what checks found last is still known once everything has been stored', async () => {
  const cache = new DataCache()
  cache.memory.problems.add('name', [])
  await cache.keep()
  expect(cache.memory.problems.find('name')).toEqual([])
  expect(cache.memory.problems.find('another')).toBeUndefined()
})
