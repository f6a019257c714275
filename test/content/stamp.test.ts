import { link, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSameButForNames, stampAt, stampOf } from '../../src/content/stamp'
import { temporaryFolder } from '../support/folder'

const stats = await stat('package.json')
const stamp = stampOf(stats)

test('a stamp is the same for the same state of a file', () => {
  expect(stampOf(stats)).toBe(stamp)
  expect(stampAt('package.json')).toBe(stamp)
})

test.each([
  ['another file', { ino: stats.ino + 1 }, false],
  ['another size', { size: stats.size + 1 }, false],
  ['a slightly later mtime', { mtimeMs: stats.mtimeMs + 0.001 }, false],
  ['a slightly later ctime, as by a hard link', { ctimeMs: stats.ctimeMs + 0.001 }, true],
])('%s has another stamp', (_, change, isSame) => {
  const other = stampOf(Object.assign(Object.create(stats), change))
  expect(other).not.toBe(stamp)
  expect(isSameButForNames(stamp, other)).toBe(isSame)
})

test('a file with another name is the same but for its names, one with other bytes is not, whatever its mtime', async () => {
  const path = join(await temporaryFolder(), 'a.html')
  await writeFile(path, 'A')
  const before = stampAt(path) ?? ''
  const { mtime } = await stat(path)
  await link(path, `${path}.2`)
  await rm(`${path}.2`)
  expect(isSameButForNames(before, stampAt(path) ?? '')).toBe(true)
  await writeFile(path, 'BB')
  await utimes(path, mtime, mtime)
  expect(isSameButForNames(before, stampAt(path) ?? '')).toBe(false)
})

test('what is no file has no stamp', async () => {
  const folder = await temporaryFolder()
  expect([stampAt(folder), stampAt(join(folder, 'gone'))]).toEqual([undefined, undefined])
})
