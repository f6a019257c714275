import { copyFileSync, linkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import { NewStats } from '../../../src/output/ledger/new-stats'
import * as survey from '../../../src/output/publish/survey'
import { temporaryFolder, writeFiles } from '../../support/folder'

const text = 'the same'
const first = { path: 'a.html', bytes: text.length, sha256: sha256(text) }
const second = { ...first, path: 'b.html' }

/** A folder with a file, under two names or copied. */
async function folderWith(second: 'link' | 'copy') {
  const out = await temporaryFolder()
  await writeFiles(out, { 'a.html': text })
  const [from, to] = [join(out, 'a.html'), join(out, 'b.html')]
  if (second === 'link') linkSync(from, to)
  else copyFileSync(from, to)
  const looked = vi.spyOn(survey, 'fileStats')
  looked.mockClear()
  return { out, stats: new NewStats(out), looked }
}

test('a file with two names is looked at once', async () => {
  const { stats, looked } = await folderWith('link')
  expect(stats.of(second)).toBe(stats.of(first))
  expect(looked).toHaveBeenCalledTimes(1)
})

test('a copy is looked at, too', async () => {
  const { stats } = await folderWith('copy')
  expect(stats.of(first)?.ino).not.toBe(stats.of(second)?.ino)
})

test.each([
  ['of another size', { bytes: 1 }],
  ['with another content', { sha256: sha256('another') }],
])('a file %s that follows is another one', async (_, other) => {
  const { stats, looked } = await folderWith('link')
  stats.of(first)
  stats.of({ ...second, ...other })
  expect(looked).toHaveBeenCalledTimes(2)
})

test('one of whose names is gone has no more of them to follow', async () => {
  const { out, stats } = await folderWith('link')
  rmSync(join(out, 'b.html'))
  expect(stats.of(first)?.nlink).toBe(1)
  expect(stats.of(second)).toBeUndefined()
})

test('a third name is not among two', async () => {
  const { stats, looked } = await folderWith('link')
  stats.of(first)
  stats.of(second)
  expect(stats.of({ ...first, path: 'c.html' })).toBeUndefined()
  expect(looked).toHaveBeenCalledTimes(2)
})
