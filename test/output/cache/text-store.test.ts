import { readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import { TextStore } from '../../../src/output/cache/text-store'
import { temporaryFolder } from '../../support/folder'
import { long } from '../../support/long'

test('a written text can be read', async () => {
  const store = new TextStore(join(await temporaryFolder(), 'new'), 10)
  expect(store.read('a')).toBeUndefined()
  store.write('a', 'one ✓\n')
  expect(store.read('a')).toBe('one ✓\n')
})

test('a text of many megabytes is read as it was written', long, async () => {
  const store = new TextStore(await temporaryFolder(), 10)
  const text = 'a “page” 🏔 '.repeat(300_000)
  store.write('a', text)
  expect(store.read('a') === text).toBe(true)
})

/** The lines that are read, and the hash that is told. */
function linesIn(store: TextStore, key: string) {
  const lines: string[] = []
  const hash = store.readLines(key, (line) => lines.push(line))
  return { lines, hash }
}

test.each([
  ['none', []],
  ['some in ASCII, one of them empty', ['one', '', 'two']],
  ['others', ['one ✓', '🏔', 'ü'.repeat(400_000)]],
  ['many megabytes', Array.from({ length: 2_000 }, (_, number) => `${number} `.repeat(400))],
])('lines are read as they were written: %s', long, async (_, lines) => {
  const store = new TextStore(await temporaryFolder(), 10)
  const whole = lines.map((line) => `${line}\n`)
  store.writeLines('before', ['another text, to be overwritten in memory\n'])
  store.writeLines('a', whole)
  expect(linesIn(store, 'before').lines).toHaveLength(1)
  expect(linesIn(store, 'a')).toEqual({ lines, hash: sha256(whole.join('')) })
  expect(store.read('a')).toBe(whole.join(''))
})

test('a text whose last line has no end has the same lines', async () => {
  const store = new TextStore(await temporaryFolder(), 10)
  store.write('a', 'one\ntwo')
  expect(linesIn(store, 'a').lines).toEqual(['one', 'two'])
})

test('of a damaged text, no line is passed on', async () => {
  const folder = await temporaryFolder()
  const store = new TextStore(folder, 10)
  store.writeLines('a', ['one\n', 'two\n'])
  await truncate(join(folder, 'a'), 64 + 'one\n'.length)
  expect(linesIn(store, 'a')).toEqual({ lines: [], hash: undefined })
  expect(linesIn(store, 'none')).toEqual({ lines: [], hash: undefined })
})

test('lines that are unchanged are not written again, but count as used', async () => {
  const folder = await temporaryFolder()
  const store = new TextStore(folder, 10)
  const first = store.renewLines('a', ['one\n'], undefined)
  await utimes(join(folder, 'a'), 1, 1)
  const { ino } = await stat(join(folder, 'a'))
  expect(store.renewLines('a', ['one\n'], first)).toBe(first)
  const same = await stat(join(folder, 'a'))
  expect([same.ino, same.mtimeMs > 1_000]).toEqual([ino, true])
  expect(store.renewLines('a', ['two\n'], first)).not.toBe(first)
  expect(linesIn(store, 'a').lines).toEqual(['two'])
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
