import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stampOf } from '../../../src/content/stamp'
import type { LeftFile } from '../../../src/output/ledger/ledger-entries'
import { copyOutput } from '../../../src/output/publish/copy-output'
import { SpareFolder } from '../../../src/output/publish/spare-folder'
import { filesIn, temporaryFolder, writeFiles } from '../../support/folder'

/** An output folder, and folders beside it: for spare ones, and for the copy. */
async function opened(files: Readonly<Record<string, string>>) {
  const parent = await temporaryFolder()
  const [spares, out, copy, previous] = ['spares', 'dist', 'copy', 'previous'].map((name) => join(parent, name))
  const place = { parent, spares: spares ?? '', out: out ?? '', copy: copy ?? '', previous: previous ?? '' }
  await mkdir(place.out)
  await writeFiles(place.out, files)
  const spare = new SpareFolder(place.spares, place.out)
  /** Keeps a folder as the spare one, with links to files of the output, and other files. */
  const keep = async (links: readonly string[], others: Readonly<Record<string, string>>) => {
    await mkdir(place.previous)
    await writeFiles(place.previous, others)
    for (const path of links) {
      await mkdir(join(place.previous, path, '..'), { recursive: true })
      await link(join(place.out, path), join(place.previous, path))
    }
    await spare.keep(place.previous)
  }
  return { ...place, spare, keep }
}

const stampAt = async (folder: string, path: string) => stampOf(await stat(join(folder, path)))

/** The current state of files. @param groups the names of each */
const left = (out: string, ...groups: string[][]): Promise<LeftFile[]> =>
  Promise.all(groups.map(async (paths) => ({ paths, stamp: await stampAt(out, paths[0] ?? '') })))

async function expectSameFiles(out: string, copy: string, paths: readonly string[]): Promise<void> {
  expect(await filesIn(copy)).toEqual([...paths].sort())
  for (const path of paths) expect((await stat(join(copy, path))).ino, path).toBe((await stat(join(out, path))).ino)
}

const files = { 'a.html': '1', 'b/index.html': '2', 'c/d/e.html': '3' }

describe('a copy of the output', () => {
  test('contains the same files, and tells that each has another link', async () => {
    const { out, copy, spare } = await opened(files)
    const all = await left(out, ['a.html'], ['b/index.html'], ['c/d/e.html'])
    expect(copyOutput(out, copy, all, spare)).toEqual(all)
    await expectSameFiles(out, copy, Object.keys(files))
  })

  test('contains only what was requested', async () => {
    const { out, copy, spare } = await opened(files)
    copyOutput(out, copy, await left(out, ['a.html']), spare)
    await expectSameFiles(out, copy, ['a.html'])
  })

  test('is made from the spare folder, by linking only what is missing or wrong', async () => {
    const { out, copy, spare, spares, keep } = await opened({ ...files, 'f.html': 'new', 'g/h': 'below' })
    await keep(['a.html', 'b/index.html'], { 'f.html': 'old', g: 'a file', 'gone/x.html': 'x', 'c/d/e.html/y': 'y' })
    const all = await left(out, ...Object.keys(files).map((path) => [path]), ['f.html'], ['g/h'])
    const linked = copyOutput(out, copy, all, spare)
    await expectSameFiles(out, copy, [...Object.keys(files), 'f.html', 'g/h'])
    expect((await readdir(copy)).sort()).toEqual(['a.html', 'b', 'c', 'f.html', 'g'])
    expect(linked?.map(({ paths }) => paths)).toEqual([['c/d/e.html'], ['f.html'], ['g/h']])
    expect(await readdir(spares), 'it is spare no more').toEqual([])
  })

  test('also tells of a file that has lost a link', async () => {
    const { out, copy, spare, keep } = await opened({ 'a.html': '1' })
    await keep(['a.html'], {})
    await link(join(out, 'a.html'), join(out, '..', 'another'))
    const before = await left(out, ['a.html'])
    await rm(join(out, '..', 'another'))
    expect(copyOutput(out, copy, before, spare)).toEqual(before)
  })

  test('writes to no file that an older output shares', async () => {
    const { out, copy, spare, previous, keep } = await opened({ 'a.html': 'new' })
    await keep([], { 'a.html': 'old' })
    await mkdir(previous)
    const [name = ''] = await readdir(join(out, '..', 'spares'))
    await link(join(out, '..', 'spares', name, 'a.html'), join(previous, 'a.html'))
    copyOutput(out, copy, await left(out, ['a.html']), spare)
    expect(await readFile(join(previous, 'a.html'), 'utf8')).toBe('old')
  })

  test('of nothing is not made, and leaves the spare folder alone', async () => {
    const { out, copy, spare, spares, keep } = await opened({ 'a.html': '1' })
    await keep(['a.html'], {})
    expect(copyOutput(out, copy, [], spare)).toBeUndefined()
    expect(await readdir(spares)).toHaveLength(1)
  })

  test('is not left if it cannot be made', async () => {
    const { parent, out, copy, spare, keep } = await opened({ 'a.html': '1' })
    await keep(['a.html'], {})
    const gone = { paths: ['b.html'], stamp: '1,2,3,4' }
    expect(copyOutput(out, copy, [...(await left(out, ['a.html'])), gone], spare)).toBeUndefined()
    expect((await readdir(parent)).sort()).toEqual(['dist', 'spares'])
  })
})
