import { rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import { TextHashes } from '../../../src/content/source/text-hashes'
import { temporaryFolder } from '../../support/folder'

/** A time by which a file that is written now is old enough to be trusted. */
const later = () => Date.now() + 60_000

/** A file, and the hashes of a run that read it at some time. */
async function told(text: string, now = later()) {
  const path = join(await temporaryFolder(), 'file.yaml')
  await writeFile(path, text)
  const hashes = new TextHashes([], () => now)
  hashes.add(path, await stat(path), text)
  return { path, hashes }
}

test('the hash of a text is reused for a file that still looks the same', async () => {
  const { path, hashes } = await told('one')
  expect(hashes.hashOf(path)).toBe(sha256('one'))
  expect(new TextHashes(hashes.settled()).find(path)).toBe(sha256('one'))
})

const edits: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
  ['another text of the same length', (path) => writeFile(path, 'two')],
  [
    'another text of the same length, with the times of before',
    async (path) => {
      const { atime, mtime } = await stat(path)
      await writeFile(path, 'two')
      await utimes(path, atime, mtime)
    },
  ],
  [
    'another file, with the times of before',
    async (path) => {
      const { atime, mtime } = await stat(path)
      await writeFile(`${path}.new`, 'two')
      await utimes(`${path}.new`, atime, mtime)
      await rename(`${path}.new`, path)
    },
  ],
]
test.each(edits)('after an edit, the file must be read: %s', async (_, edit) => {
  const { path, hashes } = await told('one')
  // Two timestamps of the disk may be equal.
  const { ctimeMs } = await stat(path)
  const edited = async () => {
    await edit(path)
    return (await stat(path)).ctimeMs
  }
  await expect.poll(edited).not.toBe(ctimeMs)
  expect(new TextHashes(hashes.settled()).find(path)).toBeUndefined()
})

test.each([
  ['one', false],
  ['two', true],
])('a file of “one” that is read again as “%s” has another text: %s', async (text, isOther) => {
  const { path, hashes } = await told('one')
  const next = new TextHashes(hashes.settled())
  expect(next.isOther(path), 'not read yet').toBe(true)
  next.add(path, await stat(path), text)
  expect(next.isOther(path)).toBe(isOther)
})

test('a file that no earlier run has read has no other text than before', async () => {
  const { path, hashes } = await told('one')
  expect(hashes.isOther(path)).toBe(false)
})

test('a file that was modified just before it was read is read again: it may have changed without looking different', async () => {
  const { path, hashes } = await told('one', Date.now())
  expect(hashes.hashOf(path)).toBe(sha256('one'))
  expect(hashes.settled()).toEqual([])
})

test('within a run, a file keeps the hash of its first reading', async () => {
  const { path, hashes } = await told('one')
  await writeFile(path, 'another')
  expect(hashes.find(path)).toBe(sha256('one'))
})

test('a file whose stamp somebody has just taken is not looked at again', async () => {
  const { path, hashes } = await told('one')
  const [file] = hashes.settled()
  await rm(path)
  const taken = (stamp: string | undefined) => new TextHashes(hashes.settled(), Date.now, () => stamp)
  expect(taken(file?.[1]).find(path)).toBe(sha256('one'))
  for (const stamp of ['another', undefined]) expect(taken(stamp).find(path)).toBeUndefined()
})

test('hashes that are not used are dropped', async () => {
  const { path, hashes } = await told('one')
  const other = await told('two')
  const next = new TextHashes([...hashes.settled(), ...other.hashes.settled()])
  next.find(path)
  expect(next.settled().map(([of]) => of)).toEqual([path])
})
