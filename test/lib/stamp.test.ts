import { stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settledStamp, stampAt, stampOf } from '../../src/lib/stamp'
import { temporaryFolder } from '../support/folder'

const stats = await stat('package.json')
const stamp = stampOf(stats)

test('a stamp is the same for the same state of a file', () => {
  expect(stampOf(stats)).toBe(stamp)
  expect(stampAt('package.json')).toBe(stamp)
})

test.each([
  ['another file', { ino: stats.ino + 1 }],
  ['another size', { size: stats.size + 1 }],
  ['a slightly later mtime', { mtimeMs: stats.mtimeMs + 0.001 }],
  ['a slightly later ctime, as by a hard link', { ctimeMs: stats.ctimeMs + 0.001 }],
])('%s has another stamp', (_, change) => {
  expect(stampOf(Object.assign(Object.create(stats), change))).not.toBe(stamp)
})

test('a file with different bytes has a different stamp, whatever its mtime', async () => {
  const path = join(await temporaryFolder(), 'a.html')
  await writeFile(path, 'A')
  const before = stampAt(path)
  const { mtime } = await stat(path)
  await writeFile(path, 'BB')
  await utimes(path, mtime, mtime)
  expect(stampAt(path)).not.toBe(before)
})

test.each([
  ['long ago', 10_000, 10_000, true],
  ['just now', 0, 0, false],
  ['just now, though it looks old', 10_000, 0, false],
  ['in the future', -60_000, 10_000, false],
])('whether another change of a file that was changed %s would be noticed', (_, sinceMtime, sinceCtime, isSo) => {
  const times = { mtimeMs: Date.now() - sinceMtime, ctimeMs: Date.now() - sinceCtime }
  expect(settledStamp(Object.assign(Object.create(stats), times)) !== undefined).toBe(isSo)
})

test('anything that is not a file has no stamp', async () => {
  const folder = await temporaryFolder()
  expect([stampAt(folder), stampAt(join(folder, 'gone'))]).toEqual([undefined, undefined])
})
