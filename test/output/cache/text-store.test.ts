import { readdir, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TextStore } from '../../../src/output/cache/text-store'
import { temporaryFolder } from '../../support/folder'

test('a written text can be read', async () => {
  const store = new TextStore(join(await temporaryFolder(), 'new'), 10)
  expect(store.read('a')).toBeUndefined()
  store.write('a', 'one ✓\n')
  expect(store.read('a')).toBe('one ✓\n')
})

test('a text of many megabytes is read as it was written', async () => {
  const store = new TextStore(await temporaryFolder(), 10)
  const text = 'a “page” 🏔 '.repeat(300_000)
  store.write('a', text)
  expect(store.read('a') === text).toBe(true)
})

test('a truncated or modified entry is treated as missing', async () => {
  const folder = await temporaryFolder()
  const store = new TextStore(folder, 10)
  for (const key of ['short', 'empty', 'other']) store.write(key, 'a whole page')
  await truncate(join(folder, 'short'), 70)
  await truncate(join(folder, 'empty'), 0)
  await writeFile(join(folder, 'other'), `${'0'.repeat(64)}a whole page`)
  expect(['short', 'empty', 'other'].map((key) => store.read(key))).toEqual([undefined, undefined, undefined])
})

test('a folder that cannot be written is no error', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const store = new TextStore(file, 10)
  store.write('a', 'one')
  expect(store.read('a')).toBeUndefined()
})

test('the oldest entries are removed if there are too many', async () => {
  const folder = await temporaryFolder()
  const store = new TextStore(folder, 2)
  for (const [index, key] of ['old', 'newer', 'newest'].entries()) {
    store.write(key, key)
    await utimes(join(folder, key), index, index)
  }
  await store.sweep()
  expect((await readdir(folder)).sort()).toEqual(['newer', 'newest'])
})
