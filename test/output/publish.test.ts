import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PathConflict } from '../../src/output/distinct'
import type { OutputFile } from '../../src/output/output-file'
import { publish } from '../../src/output/publish'
import { stageHere } from '../../src/output/stage'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'

const file = (path: string, content = path, source = `source of ${path}`): OutputFile => ({ path, content, source })

/** Hands out files one after the other, and fails after the last one if told to. */
async function* stream(files: readonly OutputFile[], failure?: Error): AsyncGenerator<OutputFile> {
  yield* files
  if (failure !== undefined) throw failure
}

const write = (out: string, files: readonly OutputFile[], failure?: Error) =>
  publish(out, stream(files, failure), stageHere)

/** An output folder of an earlier build, alone in a folder. */
async function earlier(files = [file('index.html'), file('about/index.html')]) {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await write(out, files)
  return { parent, out, before: await stampsOf(out) }
}

describe('what is published', () => {
  test('is every file and a manifest of them, sorted, with bytes and hash', async () => {
    const { out } = await earlier([file('b.html', 'abc'), file('a/index.html', 'é')])
    expect(await filesIn(out)).toEqual(['a/index.html', 'b.html', 'build-manifest.json'])
    expect(await readFile(join(out, 'b.html'), 'utf8')).toBe('abc')
    const { files } = JSON.parse(await readFile(join(out, 'build-manifest.json'), 'utf8'))
    expect(files).toMatchObject([
      { path: 'a/index.html', bytes: 2 },
      { path: 'b.html', bytes: 3, sha256: expect.stringMatching(/^ba7816bf8f01cfea/) },
    ])
  })

  test('is told in the result', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const { files: published } = await write(out, [file('a.html', 'abc')])
    expect(published[0]).toMatchObject({ path: 'a.html', bytes: 3 })
    expect(published.map(({ path }) => path)).toEqual(['a.html', 'build-manifest.json'])
  })

  test('replaces the old folder: what the new build does not make is gone, and nothing is left beside', async () => {
    const { out, parent } = await earlier()
    await write(out, [file('new.html')])
    expect(await filesIn(out)).toEqual(['build-manifest.json', 'new.html'])
    expect(await readdir(parent)).toEqual(['dist'])
  })
})

describe('a file whose bytes did not change', () => {
  test('is the old file, with its time of change', async () => {
    const { out } = await earlier([file('same.html'), file('changed.html')])
    const past = new Date('2025-08-01T00:00:00Z')
    await Promise.all(['same.html', 'changed.html'].map((name) => utimes(join(out, name), past, past)))
    const old = await stat(join(out, 'same.html'))

    await write(out, [file('same.html'), file('changed.html', 'CHANGED.html')])
    expect(await stat(join(out, 'same.html'))).toMatchObject({ ino: old.ino, mtime: past })
    expect((await stat(join(out, 'changed.html'))).mtime).not.toEqual(past)
    expect(await readFile(join(out, 'changed.html'), 'utf8')).toBe('CHANGED.html')
  })
})

test('where nothing changed nothing is written, and the folder says when it was built', async () => {
  const { out, before } = await earlier()
  const past = new Date('2025-08-01T00:00:00Z')
  await utimes(out, past, past)
  const { ino } = await stat(out)
  await write(out, [file('index.html'), file('about/index.html')])
  expect(await stampsOf(out)).toEqual(before)
  expect((await stat(out)).ino).toBe(ino)
  expect((await stat(out)).mtime).not.toEqual(past)
})

test('a file that somebody else put into the folder is not lost, although nothing else changed; with force it goes', async () => {
  const { out } = await earlier()
  await writeFiles(out, { 'about/stray.html': 'stray' })
  const again = (force: boolean) =>
    publish(out, stream([file('index.html'), file('about/index.html')]), stageHere, { force })
  await expect(again(false)).rejects.toThrow('about/stray.html')
  await again(true)
  expect(await filesIn(out)).toEqual(['about/index.html', 'build-manifest.json', 'index.html'])
})

test('both names of a page are one file on the disk, and a changed page is another', async () => {
  const { out } = await earlier([file('a.html', 'one'), file('a/index.html', 'one')])
  const numbers = () => Promise.all(['a.html', 'a/index.html'].map(async (name) => (await stat(join(out, name))).ino))
  const [first, second] = await numbers()
  expect(second).toBe(first)
  await write(out, [file('a.html', 'one'), file('a/index.html', 'two')])
  expect(await readFile(join(out, 'a.html'), 'utf8')).toBe('one')
  expect(await readFile(join(out, 'a/index.html'), 'utf8')).toBe('two')
  expect((await numbers())[0]).toBe(first)
})

describe('a stream that fails', () => {
  const failure = new Error('a template threw')

  test('leaves the old folder as it was and nothing beside it', async () => {
    const { parent, out, before } = await earlier()
    await expect(write(out, [file('index.html'), file('index2.html')], failure)).rejects.toBe(failure)
    expect(await stampsOf(out)).toEqual(before)
    expect(await readdir(parent)).toEqual(['dist'])
  })

  test('leaves nothing at all where there was nothing', async () => {
    const parent = await temporaryFolder()
    await expect(write(join(parent, 'dist'), [file('index.html')], failure)).rejects.toBe(failure)
    expect(await readdir(parent)).toEqual([])
  })
})

describe('two sources for one file are an error that names both, and the old folder stays', () => {
  test.each([
    ['by the same path', ['about.html', 'about.html'], ['templates/one.tsx', 'templates/two.tsx']],
    ['by paths that differ by case only', ['about.html', 'About.html'], ['templates/one.tsx', 'templates/two.tsx']],
    ['by the path of the manifest', ['build-manifest.json'], ['templates/one.tsx', 'build-site']],
  ])('%s', async (_, paths, sources) => {
    const { parent, out, before } = await earlier()
    const files = paths.map((path, index) => file(path, String(index), sources[index]))
    const error = await write(out, files).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PathConflict)
    for (const name of [...sources, paths.at(-1)]) expect(String(error)).toContain(name)
    expect(await stampsOf(out)).toEqual(before)
    expect(await readdir(parent)).toEqual(['dist'])
  })
})
