import { link, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import { renew } from '../../../src/output/publish/renew'
import { contentsOf, temporaryFolder, writeFiles } from '../../support/folder'

/** A copy of an old output, and a folder of new files; `renewWith` names the kept files of the next output. */
async function opened(old: Readonly<Record<string, string>>, fresh: Readonly<Record<string, string>>) {
  const parent = await temporaryFolder()
  const [copy, building] = [join(parent, 'copy'), join(parent, 'building')]
  await Promise.all([mkdir(copy), mkdir(building)])
  await writeFiles(copy, old)
  await writeFiles(building, fresh)
  const renewWith = (...kept: readonly string[]) =>
    renew(copy, {
      copied: new Set(Object.keys(old)),
      paths: [...kept, ...Object.keys(fresh)],
      placeOf: (path) => (path in fresh ? join(building, path) : undefined),
    })
  return { parent, copy, building, renewWith }
}

const hashesOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, sha256(text)]))

test('a copy gets new files, loses removed ones, and keeps the rest unchanged', async () => {
  const old = { 'same.html': '1', 'other.html': 'old', 'gone.html': '3', 'a/b/gone.html': '4', 'a/c.html': '5' }
  const fresh = { 'other.html': 'new', 'new/index.html': 'n' }
  const { copy, building, renewWith } = await opened(old, fresh)
  const same = await stat(join(copy, 'same.html'))
  expect(renewWith('same.html', 'a/c.html')).toBe(true)
  expect(await contentsOf(copy)).toEqual(hashesOf({ 'same.html': '1', 'a/c.html': '5', ...fresh }))
  expect((await stat(join(copy, 'same.html'))).ino).toBe(same.ino)
  expect((await stat(join(copy, 'other.html'))).ino).toBe((await stat(join(building, 'other.html'))).ino)
  expect((await readdir(join(copy, 'a'))).sort(), 'folders that are empty go, too').toEqual(['c.html'])
})

test('a file may replace a folder, and a folder a file', async () => {
  const fresh = { folder: 'now a file', 'file/x.html': 'below' }
  const { copy, renewWith } = await opened({ 'folder/x.html': 'x', 'folder/y/z.html': 'z', file: 'a file' }, fresh)
  expect(renewWith()).toBe(true)
  expect(await contentsOf(copy)).toEqual(hashesOf(fresh))
})

test('files shared with the old output are not written to', async () => {
  const { parent, copy, renewWith } = await opened({ 'a.html': 'common' }, { 'a.html': 'new' })
  await link(join(copy, 'a.html'), join(parent, 'shared.html'))
  expect(renewWith()).toBe(true)
  expect(await readFile(join(parent, 'shared.html'), 'utf8')).toBe('common')
  expect(await readFile(join(copy, 'a.html'), 'utf8')).toBe('new')
})

test('if it fails, nothing is left of the copy', async () => {
  const { parent, copy } = await opened({ 'a.html': '1' }, {})
  const paths = ['a.html', 'b.html']
  const placeOf = (path: string) => (path === 'b.html' ? join(parent, 'nowhere.html') : undefined)
  expect(renew(copy, { copied: new Set(['a.html']), paths, placeOf })).toBe(false)
  expect(await readdir(parent)).toEqual(['building'])
})
