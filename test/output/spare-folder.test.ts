import { link, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SpareFolder } from '../../src/output/spare-folder'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

/** An output folder, an older one that is kept as its spare, and a folder with what is new. */
async function opened(old: Readonly<Record<string, string>>) {
  const parent = await temporaryFolder()
  const [spares, out, previous, fresh] = ['spares', 'dist', 'previous', 'fresh'].map((name) => join(parent, name))
  const spare = new SpareFolder(spares ?? '', out ?? '')
  await mkdir(previous ?? '')
  await writeFiles(previous ?? '', old)
  await spare.keep(previous ?? '')
  return { parent, spares: spares ?? '', out: out ?? '', fresh: fresh ?? '', spare }
}

/** Where files of a folder are, by their paths. */
const places = (folder: string, ...paths: readonly string[]) => paths.map((path) => [path, join(folder, path)] as const)

test('a spare folder becomes what is asked for, with the very files, and with nothing else', async () => {
  const old = { 'same.html': '1', 'other.html': 'old', 'gone.html': '3', 'gone/index.html': '3', 'a/b/c.html': '4' }
  const { out, fresh, spare, spares } = await opened({ ...old, 'folder/x.html': 'x', file: 'a file' })
  await writeFiles(out, { 'same.html': '1', 'a/b/c.html': '4' })
  await writeFiles(fresh, { 'other.html': 'new', 'new/index.html': 'n', folder: 'now a file', 'file/x.html': 'below' })
  const kept = places(out, 'same.html', 'a/b/c.html')
  const files = new Map([...kept, ...places(fresh, 'other.html', 'new/index.html', 'folder', 'file/x.html')])
  const renewed = spare.renew(files) ?? ''
  expect(await filesIn(renewed)).toEqual([...files.keys()].sort())
  for (const [path, source] of files) expect((await stat(join(renewed, path))).ino).toBe((await stat(source)).ino)
  expect(await readFile(join(renewed, 'other.html'), 'utf8')).toBe('new')
  expect((await readdir(renewed)).sort()).toEqual(['a', 'file', 'folder', 'new', 'other.html', 'same.html'])
  expect(await readdir(spares), 'it is spare no more').toEqual([renewed.split('/').at(-1)])
})

test('a file that both folders have in common is not written to where the new one has another', async () => {
  const { spares, out, fresh, spare } = await opened({ 'a.html': 'common' })
  const [name = ''] = await readdir(spares)
  await mkdir(out)
  await link(join(spares, name, 'a.html'), join(out, 'a.html'))
  await writeFiles(fresh, { 'a.html': 'new' })
  const renewed = spare.renew(new Map(places(fresh, 'a.html'))) ?? ''
  expect(await readFile(join(renewed, 'a.html'), 'utf8')).toBe('new')
  expect(await readFile(join(out, 'a.html'), 'utf8')).toBe('common')
})

test('where there is none, or where it cannot be done, there is no folder and nothing is left', async () => {
  const { parent, spares, out, spare } = await opened({ 'a.html': '1' })
  await mkdir(out)
  expect(new SpareFolder(spares, join(parent, 'another')).renew(new Map())).toBeUndefined()
  expect(await readdir(spares)).toHaveLength(1)
  expect(spare.renew(new Map([['b.html', join(parent, 'nowhere.html')]]))).toBeUndefined()
  expect(await readdir(spares)).toEqual([])
})

test('of several output folders only some keep a spare one', async () => {
  const { parent, spares } = await opened({})
  for (const name of ['one', 'two', 'three']) {
    await mkdir(join(parent, `${name}-old`))
    await new SpareFolder(spares, join(parent, name)).keep(join(parent, `${name}-old`))
  }
  expect(await readdir(spares)).toHaveLength(2)
  expect((await readdir(parent)).filter((name) => name.endsWith('-old'))).toEqual([])
})

test('what cannot be kept is removed', async () => {
  const parent = await temporaryFolder()
  await writeFiles(parent, { spares: 'a file, where the folder should be', 'previous/a.html': '1' })
  await new SpareFolder(join(parent, 'spares'), join(parent, 'dist')).keep(join(parent, 'previous'))
  expect(await readdir(parent)).toEqual(['spares'])
})
