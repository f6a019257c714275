import { lstat, mkdir, readdir, readFile, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distinctPaths } from '../../src/build/distinct'
import type { SiteFile, Stage } from '../../src/build/stage'
import type { BuildState } from '../../src/build/state'
import type { OutputFile } from '../../src/lib/output-file'
import { InputError } from '../../src/lib/problem'
import { sha256 } from '../../src/lib/sha256'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { publish } from '../support/publish'

const file = (path: string, content = path, source = `source of ${path}`): OutputFile => ({ path, content, source })

/** Yields files one by one, and fails after the last one. */
async function* failing(files: readonly OutputFile[], failure: Error): AsyncGenerator<OutputFile> {
  yield* files
  throw failure
}

/** An output folder of an earlier build, alone in a folder. */
async function earlier(files = [file('index.html'), file('about/index.html')]) {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await publish(out, files)
  return { parent, out, before: await stampsOf(out) }
}

describe('the published output', () => {
  test('has every file and a manifest of them, sorted, with bytes and hash', async () => {
    const { out } = await earlier([file('b.html', 'abc'), file('a/index.html', 'é')])
    expect(await filesIn(out)).toEqual(['a/index.html', 'b.html', 'build-manifest.json'])
    expect(await readFile(join(out, 'b.html'), 'utf8')).toBe('abc')
    const { files } = JSON.parse(await readFile(join(out, 'build-manifest.json'), 'utf8'))
    expect(files).toMatchObject([
      { path: 'a/index.html', bytes: 2 },
      { path: 'b.html', bytes: 3, sha256: expect.stringMatching(/^ba7816bf8f01cfea/) },
    ])
  })

  test('is described in the result', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const published = await publish(out, [file('a.html', 'abc')])
    const { mtimeMs } = await stat(join(out, 'a.html'))
    expect(published.get('a.html')).toMatchObject({ bytes: 3, sha256: sha256('abc'), mtimeMs })
    expect([...published.keys()]).toEqual(['a.html', 'build-manifest.json'])
  })

  test('replaces the old folder: files that the new build does not make are gone, and nothing is left next to it', async () => {
    const { out, parent } = await earlier()
    await publish(out, [file('new.html')])
    expect(await filesIn(out)).toEqual(['build-manifest.json', 'new.html'])
    expect(await readdir(parent)).toEqual(['dist'])
  })
})

describe('a file whose bytes did not change', () => {
  test('is the old file, with its modification time', async () => {
    const { out } = await earlier([file('same.html'), file('changed.html')])
    const past = new Date('2025-08-01T00:00:00Z')
    await Promise.all(['same.html', 'changed.html'].map((name) => utimes(join(out, name), past, past)))
    const old = await stat(join(out, 'same.html'))

    await publish(out, [file('same.html'), file('changed.html', 'CHANGED.html')])
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
  await publish(out, [file('index.html'), file('about/index.html')])
  expect(await stampsOf(out)).toEqual(before)
  expect((await stat(out)).ino).toBe(ino)
  expect((await stat(out)).mtime).not.toEqual(past)
})

test('a foreign file in the folder is not lost, even if nothing else changed; with force it is removed', async () => {
  const { out } = await earlier()
  await writeFiles(out, { 'about/stray.html': 'stray' })
  const again = (force: boolean) => publish(out, [file('index.html'), file('about/index.html')], { force })
  await expect(again(false)).rejects.toThrow('about/stray.html')
  await again(true)
  expect(await filesIn(out)).toEqual(['about/index.html', 'build-manifest.json', 'index.html'])
})

test('an empty folder is removed, even if nothing else changed', async () => {
  const { out, before } = await earlier()
  await mkdir(join(out, 'mine', 'deep'), { recursive: true })
  await publish(out, [file('index.html'), file('about/index.html')])
  expect(await readdir(out)).toEqual(['about', 'build-manifest.json', 'index.html'])
  expect(await stampsOf(out)).toMatchObject(before)
})

test('a link that replaces a folder with one file does not count as the folder; with force it is replaced', async () => {
  const files = [file('index.html'), file('about/index.html')]
  const { parent, out } = await earlier(files)
  await rename(join(out, 'about'), join(parent, 'away'))
  await symlink(join(parent, 'away'), join(out, 'about'), 'junction')
  await expect(publish(out, files)).rejects.toThrow(/found about, which no build wrote/)
  await publish(out, files, { force: true })
  expect((await lstat(join(out, 'about'))).isDirectory()).toBe(true)
  expect(await readFile(join(out, 'about', 'index.html'), 'utf8')).toBe('about/index.html')
})

test('a folder takes the place of a file of that name, and the other way round', async () => {
  const { out } = await earlier([file('docs')])
  await publish(out, [file('docs/x.txt')])
  expect(await filesIn(out)).toEqual(['build-manifest.json', 'docs/x.txt'])
  await publish(out, [file('docs')])
  expect(await filesIn(out)).toEqual(['build-manifest.json', 'docs'])
})

test('both names of a page are one file on the disk, and a changed page is a new one', async () => {
  const { out } = await earlier([file('a.html', 'one'), file('a/index.html', 'one')])
  const numbers = () => Promise.all(['a.html', 'a/index.html'].map(async (name) => (await stat(join(out, name))).ino))
  const [first, second] = await numbers()
  expect(second).toBe(first)
  await publish(out, [file('a.html', 'one'), file('a/index.html', 'two')])
  expect(await readFile(join(out, 'a.html'), 'utf8')).toBe('one')
  expect(await readFile(join(out, 'a/index.html'), 'utf8')).toBe('two')
  expect((await numbers())[0]).toBe(first)
})

describe('a stream that fails', () => {
  const failure = new Error('a template threw')

  test('leaves the old folder unchanged and nothing next to it', async () => {
    const { parent, out, before } = await earlier()
    await expect(publish(out, failing([file('index.html'), file('index2.html')], failure))).rejects.toBe(failure)
    expect(await stampsOf(out)).toEqual(before)
    expect(await readdir(parent)).toEqual(['dist'])
  })

  test('leaves nothing at all if there was nothing', async () => {
    const parent = await temporaryFolder()
    await expect(publish(join(parent, 'dist'), failing([file('index.html')], failure))).rejects.toBe(failure)
    expect(await readdir(parent)).toEqual([])
  })
})

describe('two sources for one file are an error that names both', () => {
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
  ])('%s', (_, paths, sources) => {
    const all = () => {
      const check = distinctPaths()
      for (const [index, path] of paths.entries()) check({ path, source: sources[index] ?? '' })
    }
    expect(all).toThrow(InputError)
    for (const name of [...sources, paths.at(-1)].filter(Boolean)) expect(all).toThrow(name)
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

  test('but files of one folder, and a page in both forms, are not an error', () => {
    const check = distinctPaths()
    for (const path of ['a.html', 'a/index.html', 'a/b/c', 'a/b/d', 'ab', 'a-b/c', 'b', 'index.html']) {
      expect(() => check({ path, source: path })).not.toThrow()
    }
  })
})

describe('a file that is made from the same input as in the last build', () => {
  const input = 'hash of a template and its data'

  /** An output folder with a page of that input, and what its build left. */
  async function known() {
    const parent = await temporaryFolder()
    const out = join(parent, 'dist')
    const files = await publish(out, [{ ...file('a.html'), input }, file('b.html')])
    return { parent, out, state: { files } satisfies BuildState, before: await stampsOf(out) }
  }

  /** A page that is rendered only if it has to be, and a file that is always made. */
  const lazily = (made: string[], given = input) =>
    async function* (stage: Stage): AsyncGenerator<SiteFile> {
      const kept = stage.keeps('a.html', given)
      if (kept !== undefined) yield { path: 'a.html', source: 'it', kept }
      else {
        made.push('a.html')
        yield { path: 'a.html', source: 'it', content: `made from ${given}`, input: given }
      }
      yield file('b.html', 'another')
    }

  test('is kept without being made, and is in the manifest like all others', async () => {
    const { out, state, before } = await known()
    const made: string[] = []
    const files = await publish(out, lazily(made), { state })
    expect(made).toEqual([])
    expect(files.get('a.html')).toEqual(state.files.get('a.html'))
    expect((await stampsOf(out))['a.html']).toBe(before['a.html'])
    const manifest = JSON.parse(await readFile(join(out, 'build-manifest.json'), 'utf8'))
    expect(manifest.files[0]).toEqual({ path: 'a.html', bytes: 6, sha256: sha256('a.html') })
  })

  test.each<[string, (out: string) => Promise<void>, Partial<{ given: string; force: boolean; isUnknown: boolean }>]>([
    ['its input is another', async () => {}, { given: 'another input' }],
    ['nothing is known of the last build', async () => {}, { isUnknown: true }],
    ['somebody gave it another length', (out) => writeFile(join(out, 'a.html'), 'longer than before'), { force: true }],
    ['somebody gave it another text', (out) => writeFile(join(out, 'a.html'), 'A.HTML'), { force: true }],
    ['it is gone', (out) => rename(join(out, 'a.html'), join(out, '..', 'gone.html')), {}],
    [
      'a link took its place',
      async (out) => {
        await rename(join(out, 'a.html'), join(out, '..', 'a.html'))
        await symlink(join(out, '..', 'a.html'), join(out, 'a.html'))
      },
      { force: true },
    ],
  ])('is made where %s', async (_, touch, { given = input, force = false, isUnknown = false }) => {
    const { out, state } = await known()
    await touch(out)
    const made: string[] = []
    await publish(out, lazily(made, given), { force, ...(!isUnknown && { state }) })
    expect(made).toEqual(['a.html'])
    expect(await readFile(join(out, 'a.html'), 'utf8')).toBe(`made from ${given}`)
    expect((await lstat(join(out, 'a.html'))).isFile()).toBe(true)
  })

  test('leaves the folder as it is if there is nothing else', async () => {
    const { out, state, before } = await known()
    const { ino } = await stat(out)
    const kept = (path: string) => ({ path, source: 'it', kept: state.files.get(path) ?? expect.fail(path) })
    await publish(out, [kept('a.html'), kept('b.html')], { state })
    expect([await stampsOf(out), (await stat(out)).ino]).toEqual([before, ino])
  })

  test.each([
    ['of which everything else is kept', 'b.html'],
    ['in which something else is new', 'another'],
  ])('is not lost if somebody edits it during the build of a site %s', async (_, other) => {
    const { parent, out, state } = await known()
    const edited = async function* (stage: Stage): AsyncGenerator<SiteFile> {
      const kept = stage.keeps('a.html', input) ?? expect.fail()
      yield { path: 'a.html', source: 'it', kept }
      await writeFile(join(out, 'a.html'), 'edited')
      await utimes(join(out, 'a.html'), 1, 1)
      yield file('b.html', other)
    }
    await expect(publish(out, edited, { state })).rejects.toThrow(/found a\.html changed during the build/)
    expect(await readFile(join(out, 'a.html'), 'utf8')).toBe('edited')
    expect(await readdir(parent)).toEqual(['dist'])
  })

  test('may be saved with the same bytes during the build', async () => {
    const { out, state } = await known()
    const saved = async function* (stage: Stage): AsyncGenerator<SiteFile> {
      const kept = stage.keeps('a.html', input) ?? expect.fail()
      yield { path: 'a.html', source: 'it', kept }
      await utimes(join(out, 'a.html'), 1, 1)
      yield file('b.html', 'another')
    }
    await publish(out, saved, { state })
    expect(await readFile(join(out, 'b.html'), 'utf8')).toBe('another')
    expect((await stat(join(out, 'a.html'))).mtimeMs).toBe(1_000)
  })

  test('is only made when needed, if it can be made later', async () => {
    const { out, state } = await known()
    const made: string[] = []
    const lazy = (given: string): SiteFile => {
      const make = () => {
        made.push(given)
        return 'made'
      }
      return { path: 'a.html', source: 'it', input: given, make }
    }
    await publish(out, [lazy(input), file('b.html')], { state })
    expect(made).toEqual([])
    await publish(out, [lazy('another'), file('b.html')], { state })
    expect([made, await readFile(join(out, 'a.html'), 'utf8')]).toEqual([['another'], 'made'])
  })
})

test('an error of the system names the file in the output folder, and nothing is left behind', async () => {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  const tooLong = 'a'.repeat(300)
  await expect(publish(out, [file('a.html'), file(`${tooLong}/below.html`)])).rejects.toMatchObject({
    message: expect.stringMatching(/^ENAMETOOLONG: /),
    code: 'ENAMETOOLONG',
    syscall: 'mkdir',
    path: join(out, tooLong, 'below.html'),
  })
  expect(await readdir(parent)).toEqual([])
})
