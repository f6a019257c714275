import { link, lstat, mkdir, readdir, readFile, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { InputError } from '../../../src/content/problem'
import { sha256 } from '../../../src/content/sha256'
import { stampOf } from '../../../src/content/stamp'
import type { KnownFile, OutputFile } from '../../../src/output/output-file'
import { clearBeside, releaseLock } from '../../../src/output/publish/build-lock'
import { besideFolders } from '../../../src/output/publish/debris'
import { distinctPaths } from '../../../src/output/publish/distinct'
import { type OldOutput, unknownOutput } from '../../../src/output/publish/old-output'
import { publish, publishLocked } from '../../../src/output/publish/publish'
import { SpareFolder } from '../../../src/output/publish/spare-folder'
import { stageHere } from '../../../src/output/publish/stage'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

const file = (path: string, content = path, source = `source of ${path}`): OutputFile => ({ path, content, source })

/** Yields files one by one, and optionally fails after the last one. */
async function* stream(files: readonly OutputFile[], failure?: Error): AsyncGenerator<OutputFile> {
  yield* files
  if (failure !== undefined) throw failure
}

const write = (out: string, files: readonly OutputFile[], failure?: Error) =>
  publish(out, stream(files, failure), stageHere)

/** The folders of a build that has the lock. */
async function begun(out: string) {
  const beside = besideFolders(out)
  await mkdir(beside.building)
  return beside
}

/** An output folder of an earlier build, alone in a folder. */
async function earlier(files = [file('index.html'), file('about/index.html')]) {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await write(out, files)
  return { parent, out, before: await stampsOf(out) }
}

describe('the published output', () => {
  test('has every file and a manifest of them, sorted, with bytes and hash', long, async () => {
    const { out } = await earlier([file('b.html', 'abc'), file('a/index.html', 'é')])
    expect(await filesIn(out)).toEqual(['a/index.html', 'b.html', 'build-manifest.json'])
    expect(await readFile(join(out, 'b.html'), 'utf8')).toBe('abc')
    const { files } = JSON.parse(await readFile(join(out, 'build-manifest.json'), 'utf8'))
    expect(files).toMatchObject([
      { path: 'a/index.html', bytes: 2 },
      { path: 'b.html', bytes: 3, sha256: expect.stringMatching(/^ba7816bf8f01cfea/) },
    ])
  })

  test(
    'does not change any more: its files have their last hard link by the time that the result tells',
    long,
    async () => {
      const out = join(await temporaryFolder(), 'dist')
      const { linkedBy } = await write(out, [file('a.html', 'one'), file('a/index.html', 'one')])
      const times = (await filesIn(out)).map(async (path) => (await stat(join(out, path))).ctimeMs)
      expect(Math.max(...(await Promise.all(times)))).toBeLessThanOrEqual(linkedBy)
    },
  )

  test('is described in the result', long, async () => {
    const out = join(await temporaryFolder(), 'dist')
    const { files: published } = await write(out, [file('a.html', 'abc')])
    expect(published[0]).toMatchObject({ path: 'a.html', bytes: 3 })
    expect(published.map(({ path }) => path)).toEqual(['a.html', 'build-manifest.json'])
  })

  test('replaces the old folder: files that the new build does not make are gone, and nothing is left beside it', async () => {
    const { out, parent } = await earlier()
    await write(out, [file('new.html')])
    expect(await filesIn(out)).toEqual(['build-manifest.json', 'new.html'])
    expect(await readdir(parent)).toEqual(['dist'])
  })
})

describe('a file whose bytes did not change', () => {
  test('is the old file, with its modification time', long, async () => {
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

test("if nothing changed nothing is written, and the folder's time shows when it was built", async () => {
  const { out, before } = await earlier()
  const past = new Date('2025-08-01T00:00:00Z')
  await utimes(out, past, past)
  const { ino } = await stat(out)
  await write(out, [file('index.html'), file('about/index.html')])
  expect(await stampsOf(out)).toEqual(before)
  expect((await stat(out)).ino).toBe(ino)
  expect((await stat(out)).mtime).not.toEqual(past)
})

test('a foreign file in the folder is not lost, even if nothing else changed; with force it is removed', async () => {
  const { out } = await earlier()
  await writeFiles(out, { 'about/stray.html': 'stray' })
  const again = (force: boolean) =>
    publish(out, stream([file('index.html'), file('about/index.html')]), stageHere, { force })
  await expect(again(false)).rejects.toThrow('about/stray.html')
  await again(true)
  expect(await filesIn(out)).toEqual(['about/index.html', 'build-manifest.json', 'index.html'])
})

test('an empty folder is removed, even if nothing else changed', long, async () => {
  const { out, before } = await earlier()
  await mkdir(join(out, 'mine', 'deep'), { recursive: true })
  await write(out, [file('index.html'), file('about/index.html')])
  expect(await readdir(out)).toEqual(['about', 'build-manifest.json', 'index.html'])
  expect(await stampsOf(out)).toMatchObject(before)
})

test(
  'a link in place of a folder with one file is not taken for the folder; with force it is replaced',
  long,
  async () => {
    const files = [file('index.html'), file('about/index.html')]
    const { parent, out } = await earlier(files)
    await rename(join(out, 'about'), join(parent, 'away'))
    await symlink(join(parent, 'away'), join(out, 'about'), 'junction')
    await expect(write(out, files)).rejects.toThrow(/found about, which no build wrote/)
    await publish(out, stream(files), stageHere, { force: true })
    expect((await lstat(join(out, 'about'))).isDirectory()).toBe(true)
    expect(await readFile(join(out, 'about', 'index.html'), 'utf8')).toBe('about/index.html')
  },
)

test('a folder takes the place of a file of that name, and the other way round', long, async () => {
  const { out } = await earlier([file('docs')])
  await write(out, [file('docs/x.txt')])
  expect(await filesIn(out)).toEqual(['build-manifest.json', 'docs/x.txt'])
  await write(out, [file('docs')])
  expect(await filesIn(out)).toEqual(['build-manifest.json', 'docs'])
})

test('both names of a page are one file on the disk, and a changed page is a new one', long, async () => {
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

  test('leaves the old folder unchanged and nothing beside it', async () => {
    const { parent, out, before } = await earlier()
    await expect(write(out, [file('index.html'), file('index2.html')], failure)).rejects.toBe(failure)
    expect(await stampsOf(out)).toEqual(before)
    expect(await readdir(parent)).toEqual(['dist'])
  })

  test('leaves nothing at all if there was nothing', async () => {
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
    ['by that of another shard', ['Build-manifest-2-of-8.json'], ['templates/one.tsx', 'build-site']],
    ['by a path below that of a file', ['about', 'about/index.html'], ['templates/static/about', 'templates/two.tsx']],
    ['by a path that is a folder of another', ['about/index.html', 'about'], ['templates/one.tsx', 'templates/two']],
    ['by a path far below that of a file', ['a.html', 'A.html/b/c/d'], ['templates/one.tsx', 'templates/static']],
    ['by a path that is a folder of several', ['a/b/c', 'a/b/d', 'a/e', 'a'], ['templates/a.tsx', '', '', 'two']],
    ['by a path below that of the manifest', ['build-manifest.json/a'], ['templates/static', 'build-site']],
  ])('%s', long, async (_, paths, sources) => {
    const { parent, out, before } = await earlier()
    const files = paths.map((path, index) => file(path, String(index), sources[index]))
    const error = await write(out, files).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InputError)
    for (const name of [...sources, paths.at(-1)]) expect(String(error)).toContain(name)
    expect(await stampsOf(out)).toEqual(before)
    expect(await readdir(parent)).toEqual(['dist'])
  })

  test.each([
    ['by the same path', ['a/b', 'a/B'], 'found two sources, one and two, expected one; rename one of the two'],
    [
      'by the path of a folder',
      ['a/b/c.html', 'a/B'],
      'found a file from two and a folder for a/b/c.html from one, expected one of the two; rename one',
    ],
    [
      'by a path below that of a file',
      ['a/b', 'a/B/c/d.html'],
      'found a file from one and a folder for a/B/c/d.html from two, expected one of the two; rename one',
    ],
  ])('in a sentence: %s', async (_, paths, message) => {
    const check = distinctPaths()
    const all = () => {
      for (const [index, path] of paths.entries()) check({ path, source: ['one', 'two'][index] ?? '' })
    }
    expect(all).toThrow(new InputError([{ severity: 'error', file: 'a/B', message }]))
  })

  test.each([
    ['case', 'Über.pdf', 'über.PDF'],
    ['Unicode form', 'caf\u00e9.txt', 'cafe\u0301.txt'],
    ['both', 'CAF\u00c9.txt', 'cafe\u0301.txt'],
    ['a letter that has no other case', 'straße.txt', 'STRASSE.txt'],
    ['an old form of a letter', 'ſale.txt', 'sale.txt'],
    ['two letters for one sound at the end and within a word', 'λόγος.txt', 'ΛΌΓΟΣ.txt'],
    ['Unicode form of a folder', 'caf\u00e9/a.txt', 'cafe\u0301'],
    ['Unicode form of a folder that is a file', 'caf\u00e9', 'cafe\u0301/a.txt'],
  ])('also if they differ by %s only', (_, first, second) => {
    const check = distinctPaths()
    check({ path: first, source: `static/${first}` })
    expect(() => check({ path: second, source: `static/${second}` })).toThrow(InputError)
  })

  test('in a sentence that says why, where the names look the same', () => {
    const check = distinctPaths()
    check({ path: 'caf\u00e9', source: 'static/caf\u00e9' })
    expect(() => check({ path: 'cafe\u0301', source: 'static/cafe\u0301' })).toThrow(
      'whose names some systems take for one, expected one; rename one of the two',
    )
  })

  test('while files of one folder, and a page in both forms, are none', () => {
    const check = distinctPaths()
    for (const path of ['a.html', 'a/index.html', 'a/b/c', 'a/b/d', 'ab', 'a-b/c', 'b', 'index.html']) {
      expect(() => check({ path, source: path })).not.toThrow()
    }
  })
})

test.each([
  '',
  '/',
  '/etc/x',
  '..',
  '../x',
  'a/../../x',
  'a/..',
  './a',
  'a/./b',
  '.',
  'a//b',
  'a/',
  '/index.html',
  '..\\x',
  'a\\..\\..\\x',
  'a\0b',
])('no file is written to %j, which does not stay inside the output folder', async (path) => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const message = `found the output file ${JSON.stringify(path)}, expected a path below the output folder`
  await expect(publish(out, stream([file('a.html'), { ...file('b'), path }]), stageHere)).rejects.toThrow(message)
  expect(await readdir(folder)).toEqual([])
})

test.each(['a..b', '..a/b', '.well-known/x', '...', 'a/.html', 'a b', 'ü/é'])('%j stays inside it', (path) => {
  expect(() => distinctPaths()({ path, source: 'it' })).not.toThrow()
})

describe('a file that is known to be up to date in the old folder', () => {
  const known = ({ path, content, source }: OutputFile): KnownFile => ({
    path,
    source,
    known: { bytes: content.length, sha256: sha256(content) },
  })
  async function* mixed(files: readonly (OutputFile | KnownFile)[]) {
    yield* files
  }

  test('is kept without being put, and is in the manifest like all others', long, async () => {
    const { out } = await earlier([file('a.html'), file('b.html')])
    const { ino } = await stat(join(out, 'a.html'))
    const put: string[] = []
    const stage: typeof stageHere = (...folders) => {
      const here = stageHere(...folders)
      const take: typeof here.put = (one) => {
        put.push(one.path)
        return here.put(one)
      }
      return { ...here, put: take }
    }
    const { files } = await publish(out, mixed([known(file('a.html')), file('b.html', 'another')]), stage)
    expect(put).toEqual(['b.html'])
    expect(files.map(({ path }) => path).sort()).toEqual(['a.html', 'b.html', 'build-manifest.json'])
    expect((await stat(join(out, 'a.html'))).ino).toBe(ino)
    const manifest = JSON.parse(await readFile(join(out, 'build-manifest.json'), 'utf8'))
    expect(manifest.files[0]).toEqual({ path: 'a.html', bytes: 6, sha256: sha256('a.html') })
  })

  test('leaves the folder as it is if there is nothing else', long, async () => {
    const { out, before } = await earlier([file('a.html')])
    await publish(out, mixed([known(file('a.html'))]), stageHere)
    expect(await stampsOf(out)).toEqual(before)
  })

  test('conflicts with another one of the same name', async () => {
    const { out } = await earlier([file('a.html')])
    const both = mixed([known(file('a.html')), file('A.html')])
    await expect(publish(out, both, stageHere)).rejects.toThrow(InputError)
  })

  /** Simulates a copy of some files of the old folder, in the place beside it where the new output is made from it. */
  const copied = async (out: string, ...paths: readonly string[]): Promise<OldOutput> => {
    const { renewed } = besideFolders(out)
    for (const path of paths) {
      await mkdir(dirname(join(renewed, path)), { recursive: true })
      await link(join(out, path), join(renewed, path))
    }
    return { ...unknownOutput(out), copied: async () => new Set(paths) }
  }
  const paths = ['a.html', 'b.html', 'c.html', 'd.html']
  const same = ['a.html', 'b.html', 'd.html'].map((path) => known(file(path)))

  test('stays in the copy of the old folder, which becomes the new one', long, async () => {
    const { out, parent } = await earlier(paths.map((path) => file(path)))
    const stampAt = async (path: string) => stampOf(await stat(join(out, path)))
    const old = await copied(out, 'a.html', 'c.html')
    const before = await stampAt('a.html')
    const files = mixed([...same, file('c.html', 'new')])
    const spare = new SpareFolder(join(parent, 'spares'), out)
    const published = await publishLocked(out, await begun(out), files, stageHere, { spare, old: async () => old })
    expect(published.isRelinked).toBe(false)
    expect(published.kept).toEqual(new Set(['a.html', 'b.html', 'd.html']))
    expect(await stampAt('a.html'), 'it has got no name more').toBe(before)
    expect((await stat(join(out, 'c.html'))).nlink, 'it will lose no name that would change its ctime').toBe(1)
    expect(await readFile(join(out, 'c.html'), 'utf8')).toBe('new')
    expect(await filesIn(out)).toEqual(['a.html', 'b.html', 'build-manifest.json', 'c.html', 'd.html'])
    await ended(out, spare)
    expect((await readdir(parent)).sort()).toEqual(['dist', 'spares'])
  })

  test('loses a link if the old folder cannot be kept as the spare one, which is reported', long, async () => {
    const { out, parent } = await earlier(paths.map((path) => file(path)))
    await writeFile(join(parent, 'spares'), 'a file, where the folder should be')
    const spare = new SpareFolder(join(parent, 'spares'), out)
    const old = await copied(out, ...paths)
    const files = mixed([...same, file('c.html', 'new')])
    const published = await publishLocked(out, await begun(out), files, stageHere, { spare, old: async () => old })
    expect(published.isRelinked).toBe(true)
  })

  test('gets another link if there is no copy, which is reported', long, async () => {
    const { out } = await earlier(paths.map((path) => file(path)))
    expect((await publish(out, mixed([...same, file('c.html', 'new')]), stageHere)).isRelinked).toBe(true)
  })

  test('is linked if most files differ, even if there is a copy', long, async () => {
    const { out } = await earlier(paths.map((path) => file(path)))
    const old = { ...(await copied(out, ...paths)), copied: vi.fn() }
    const files = mixed([known(file('a.html')), ...['b', 'c', 'd'].map((name) => file(`${name}.html`, 'new'))])
    const published = await publishLocked(out, await begun(out), files, stageHere, { old: async () => old })
    expect(old.copied, 'it would need memory for nothing').not.toHaveBeenCalled()
    expect(published.isRelinked).toBe(true)
    expect(await filesIn(out)).toEqual(['a.html', 'b.html', 'build-manifest.json', 'c.html', 'd.html'])
    expect(await readFile(join(out, 'd.html'), 'utf8')).toBe('new')
  })

  test('is not touched by a build that is refused, which keeps the copy as the spare folder', long, async () => {
    const { out, parent } = await earlier(paths.map((path) => file(path)))
    const spare = new SpareFolder(join(parent, 'spares'), out)
    const old = await copied(out, ...paths, 'build-manifest.json')
    const stampsNow = () => Promise.all(paths.map(async (path) => stampOf(await stat(join(out, path)))))
    const before = await stampsNow()
    await writeFile(join(out, 'mine.txt'), 'mine')
    const doubtful = async () => ({ ...old, doubtful: ['mine.txt'] })
    const files = mixed([...same, file('c.html', 'new')])
    const refused = publishLocked(out, await begun(out), files, stageHere, { spare, old: doubtful })
    await expect(refused).rejects.toThrow('mine.txt')
    await ended(out, spare)
    expect(await stampsNow()).toEqual(before)
    expect((await readdir(parent)).sort()).toEqual(['dist', 'spares'])
    expect(spare.take(join(parent, 'spare'))).toBe(true)
    expect(await filesIn(join(parent, 'spare'))).toEqual([
      'a.html',
      'b.html',
      'build-manifest.json',
      'c.html',
      'd.html',
    ])
  })
})

/** Cleans up and releases the lock, as a build does at its end. */
async function ended(out: string, spare: SpareFolder): Promise<void> {
  await clearBeside(out, besideFolders(out), spare)
  releaseLock(besideFolders(out))
}
