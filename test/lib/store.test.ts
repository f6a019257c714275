import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Store } from '../../src/lib/store'
import { temporaryFolder } from '../support/folder'

const linesIn = (store: Store, key: string) => {
  const lines = store.read(key)
  return lines && [...lines]
}

test.each([
  ['none', []],
  ['one that is empty', ['']],
  ['some in ASCII', ['one', '', 'two']],
  ['others', ['one ✓', '🏔', 'ü'.repeat(400_000)]],
  ['many megabytes', Array.from({ length: 2_000 }, (_, number) => `${number} `.repeat(400))],
])('lines are read as they were written: %s', async (_, lines) => {
  const store = new Store(join(await temporaryFolder(), 'new'))
  expect(store.read('a')).toBeUndefined()
  await store.write('a', lines)
  await store.write('b', ['others'])
  expect(linesIn(store, 'a')).toEqual(lines)
})

test('lines replace earlier ones, and nothing is left next to them', async () => {
  const folder = await temporaryFolder()
  const store = new Store(folder)
  await store.write('a', ['one', 'two'])
  await store.write('a', ['three'])
  expect(linesIn(store, 'a')).toEqual(['three'])
  expect(await readdir(folder)).toEqual(['a'])
})

test.each<[string, (file: string) => Promise<void>]>([
  ['is cut off', (file) => truncate(file, 70)],
  ['lacks its last byte', async (file) => truncate(file, (await stat(file)).size - 1)],
  ['is empty', (file) => truncate(file, 0)],
  ['has another text', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('line 1', 'line 2'))],
  ['has another hash', async (file) => writeFile(file, `${'0'.repeat(64)}${(await readFile(file, 'utf8')).slice(64)}`)],
])('a file that %s counts as missing', async (_, damage) => {
  const folder = await temporaryFolder()
  const store = new Store(folder)
  await store.write('a', ['line 1', 'line 2'])
  await damage(join(folder, 'a'))
  expect(store.read('a')).toBeUndefined()
  await store.write('a', ['line 1'])
  expect(linesIn(store, 'a')).toEqual(['line 1'])
})

test('content whose generation fails is not stored, and the stored content stays', async () => {
  const folder = await temporaryFolder()
  const store = new Store(folder)
  await store.write('a', ['one'])
  const failing = function* () {
    yield 'two'
    throw new Error('no more')
  }
  await store.write('a', failing())
  expect([linesIn(store, 'a'), await readdir(folder)]).toEqual([['one'], ['a']])
})

test('a folder that cannot be written is not an error', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const store = new Store(file)
  await store.write('a', ['one'])
  expect(store.read('a')).toBeUndefined()
})

test('of more than a hundred files, those that were not used for longest are removed', async () => {
  const folder = await temporaryFolder()
  await mkdir(folder, { recursive: true })
  const store = new Store(folder)
  await store.write('read', ['one'])
  for (let number = 0; number < 105; number++) await writeFile(join(folder, `old-${number}`), '')
  for (const name of await readdir(folder)) {
    const number = name === 'read' ? 0 : Number(name.slice(4)) + 1
    await utimes(join(folder, name), number, number)
  }
  expect(linesIn(store, 'read')).toEqual(['one'])
  await store.write('new', ['two'])
  const left = await readdir(folder)
  expect(left).toHaveLength(100)
  expect(left).toEqual(expect.arrayContaining(['read', 'new', 'old-104', 'old-7']))
  expect(left).not.toContain('old-6')
})
