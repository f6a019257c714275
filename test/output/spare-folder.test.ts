import { cp, link, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldest } from '../../src/output/remove-oldest'
import { SpareFolder } from '../../src/output/spare-folder'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

/** Nothing is known of any file. */
const unknown = { isKnown: () => false, confirm: () => undefined }

/** An output folder, an older one that is kept as its spare, and a folder with what is new. */
async function opened(old: Readonly<Record<string, string>>) {
  const parent = await temporaryFolder()
  const [spares, out, previous, fresh] = ['spares', 'dist', 'previous', 'fresh'].map((name) => join(parent, name))
  const spare = new SpareFolder(spares ?? '', out ?? '', unknown)
  await mkdir(previous ?? '')
  await writeFiles(previous ?? '', old)
  await spare.keep(previous ?? '')
  return { parent, spares: spares ?? '', out: out ?? '', fresh: fresh ?? '', spare, renewed: join(parent, 'renewed') }
}

/** Where files of a folder are, by their paths. */
const places = (folder: string, ...paths: readonly string[]) => paths.map((path) => [path, join(folder, path)] as const)

/** Renews a spare folder. @param files where its files are now, by their paths */
const renew = (spare: SpareFolder, files: ReadonlyMap<string, string>, renewed: string) =>
  spare.take(new Set(files.keys()), renewed)?.complete((path) => files.get(path) ?? '') ?? false

test('a spare folder becomes what is asked for, with the very files, and with nothing else', async () => {
  const old = { 'same.html': '1', 'other.html': 'old', 'gone.html': '3', 'gone/index.html': '3', 'a/b/c.html': '4' }
  const { out, fresh, spare, spares, renewed } = await opened({ ...old, 'folder/x.html': 'x', file: 'a file' })
  await writeFiles(out, { 'same.html': '1', 'a/b/c.html': '4' })
  await writeFiles(fresh, { 'other.html': 'new', 'new/index.html': 'n', folder: 'now a file', 'file/x.html': 'below' })
  const kept = places(out, 'same.html', 'a/b/c.html')
  const files = new Map([...kept, ...places(fresh, 'other.html', 'new/index.html', 'folder', 'file/x.html')])
  expect(renew(spare, files, renewed)).toBe(true)
  expect(await filesIn(renewed)).toEqual([...files.keys()].sort())
  for (const [path, source] of files) expect((await stat(join(renewed, path))).ino).toBe((await stat(source)).ino)
  expect(await readFile(join(renewed, 'other.html'), 'utf8')).toBe('new')
  expect((await readdir(renewed)).sort()).toEqual(['a', 'file', 'folder', 'new', 'other.html', 'same.html'])
  expect(await readdir(spares), 'it is spare no more').toEqual([])
})

test('a file that both folders have in common is not written to where the new one has another', async () => {
  const { spares, out, fresh, spare, renewed } = await opened({ 'a.html': 'common' })
  const [name = ''] = await readdir(spares)
  await mkdir(out)
  await link(join(spares, name, 'a.html'), join(out, 'a.html'))
  await writeFiles(fresh, { 'a.html': 'new' })
  expect(renew(spare, new Map(places(fresh, 'a.html')), renewed)).toBe(true)
  expect(await readFile(join(renewed, 'a.html'), 'utf8')).toBe('new')
  expect(await readFile(join(out, 'a.html'), 'utf8')).toBe('common')
})

test('files are confirmed that are known and have no name more or less than before', async () => {
  const { spares, out, fresh, renewed } = await opened({ 'known.html': '1', 'two.html': '2', 'other.html': 'old' })
  const [name = ''] = await readdir(spares)
  const old = (path: string) => join(spares, name, path)
  await link(old('two.html'), old('two-more.html'))
  await writeFiles(fresh, { 'other.html': 'new', 'two-more.html': 'new' })
  await mkdir(out)
  for (const path of ['known.html', 'two.html']) await link(old(path), join(out, path))
  const confirmed: string[] = []
  const isKnown = (path: string) => path === 'known.html' || path === 'two.html'
  const spare = new SpareFolder(spares, out, { isKnown, confirm: (path) => confirmed.push(path) })
  const files = new Map([...places(out, 'known.html', 'two.html'), ...places(fresh, 'other.html', 'two-more.html')])
  expect(renew(spare, files, renewed)).toBe(true)
  expect(confirmed).toEqual(['known.html'])
  expect(await readFile(join(renewed, 'two-more.html'), 'utf8')).toBe('new')
  expect(await readFile(join(renewed, 'two.html'), 'utf8')).toBe('2')
})

test('where there is none, or where it cannot be done, there is no folder and nothing is left', async () => {
  const { parent, spares, spare, renewed } = await opened({ 'a.html': '1' })
  expect(renew(new SpareFolder(spares, join(parent, 'another'), unknown), new Map(), renewed)).toBe(false)
  expect(await readdir(spares)).toHaveLength(1)
  expect(renew(spare, new Map([['b.html', join(parent, 'nowhere.html')]]), renewed)).toBe(false)
  expect([await readdir(spares), await readdir(parent)]).toEqual([[], ['spares']])
})

test('only so many output folders keep a spare one', async () => {
  const { parent, spares } = await opened({})
  for (let number = 0; number < 25; number++) {
    await mkdir(join(parent, `${number}-old`))
    await new SpareFolder(spares, join(parent, `${number}`), unknown).keep(join(parent, `${number}-old`))
  }
  expect(await readdir(spares)).toHaveLength(20)
  expect((await readdir(parent)).filter((name) => name.endsWith('-old'))).toEqual([])
})

test('what cannot be kept is no mistake, and is left to whoever asked', async () => {
  const parent = await temporaryFolder()
  await writeFiles(parent, { spares: 'a file, where the folder should be', 'previous/a.html': '1' })
  await new SpareFolder(join(parent, 'spares'), join(parent, 'dist'), unknown).keep(join(parent, 'previous'))
  expect((await readdir(parent)).sort()).toEqual(['previous', 'spares'])
})

test('while others clear up, a renewed folder is whole', async () => {
  const { parent, spares, spare, out } = await opened({})
  const paths = Array.from({ length: 500 }, (_, number) => `${number}/index.html`)
  await writeFiles(out, Object.fromEntries(paths.map((path) => [path, path])))
  for (let round = 0; round < 5; round++) {
    const [old, renewed] = [join(parent, `old-${round}`), join(parent, `renewed-${round}`)]
    await cp(out, old, { recursive: true })
    await spare.keep(old)
    const clearing = removeOldest(spares, 0)
    const isRenewed = renew(spare, new Map(places(out, ...paths)), renewed)
    await clearing
    expect(isRenewed ? await filesIn(renewed) : [...paths].sort()).toEqual([...paths].sort())
  }
})
