import { lstatSync } from 'node:fs'
import { mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BuildState, type BuiltFile, isAsLeft, isUntouched, readState, writeState } from '../../src/build/state'
import { Store } from '../../src/lib/store'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

const report = { routes: ['/'], files: 1, bytes: 2, copies: { files: 0, bytes: 0 }, problems: [] }

/** An output folder, and what is known of its files. */
async function left(texts: Readonly<Record<string, string>>) {
  const out = join(await temporaryFolder(), 'dist')
  await writeFiles(out, texts)
  const known = (path: string): BuiltFile => {
    const { size, mtimeMs } = lstatSync(join(out, path))
    return { bytes: size, sha256: `hash of ${path}`, mtimeMs, input: undefined }
  }
  return { out, known, files: new Map(Object.keys(texts).map((path) => [path, known(path)])) }
}

describe('the state of an output folder', () => {
  const state: Required<BuildState> = {
    last: { inputs: 'a hash', templates: 'another', report },
    files: new Map([
      ['a "b".html', { bytes: 7, sha256: 'ab', mtimeMs: 1_700_000_000_000.125, input: 'made from' }],
      ['ü/\u2028.html', { bytes: 0, sha256: 'cd', mtimeMs: 0, input: undefined }],
    ]),
  }

  test('is read as it was written', async () => {
    const store = new Store(await temporaryFolder())
    await writeState(store, '/site/dist', state)
    expect(readState(store, '/site/dist')).toEqual(state)
  })

  test('belongs to one folder: nothing is known about another', async () => {
    const store = new Store(await temporaryFolder())
    await writeState(store, '/site/dist', state)
    expect(readState(store, '/site/dist2')).toEqual({ files: new Map() })
  })

  test('that is damaged counts as missing', async () => {
    const folder = await temporaryFolder()
    const store = new Store(folder)
    await writeState(store, '/site/dist', state)
    for (const name of await filesIn(folder)) await truncate(join(folder, name), 100)
    expect(readState(store, '/site/dist')).toEqual({ files: new Map() })
  })
})

const touches: readonly [string, (file: string) => Promise<void>][] = [
  ['is gone', (file) => rm(file)],
  ['is longer', (file) => writeFile(file, 'longer than before')],
  ['is as long, with another text', (file) => writeFile(file, 'PAGE')],
  ['was saved with the same text', (file) => utimes(file, 1, 1)],
  [
    'is a link to the same',
    async (file) => {
      await rename(file, `${file}.aside`)
      await symlink(`${file}.aside`, file)
    },
  ],
  [
    'is a folder',
    async (file) => {
      await rm(file)
      await mkdir(file)
    },
  ],
]

describe('a file', () => {
  test('is unchanged while nobody touches it', async () => {
    const { out, known } = await left({ 'a/index.html': 'page' })
    expect(isAsLeft(out, 'a/index.html', known('a/index.html'))).toBe(true)
  })

  test.each(touches)('that %s is not', async (_, touch) => {
    const { out, known } = await left({ 'a/index.html': 'page' })
    const file = known('a/index.html')
    await touch(join(out, 'a/index.html'))
    expect(isAsLeft(out, 'a/index.html', file)).toBe(false)
  })

  test('below a file is not', async () => {
    const { out, known } = await left({ a: 'page' })
    expect(isAsLeft(out, 'a/index.html', known('a'))).toBe(false)
  })
})

describe('an output folder', () => {
  const texts = { 'index.html': 'page', 'a/index.html': 'page' }

  test('is untouched while nobody touches it', async () => {
    const { out, files } = await left(texts)
    expect(isUntouched(out, files)).toBe(true)
  })

  test.each<[string, (out: string) => Promise<unknown>]>([
    ['has another file', (out) => writeFile(join(out, 'b.html'), '')],
    ['has an empty folder', (out) => mkdir(join(out, 'b'))],
    ['is gone', (out) => rm(out, { recursive: true })],
    [
      'has a link in place of a folder',
      async (out) => {
        await rename(join(out, 'a'), `${out}-a`)
        await symlink(`${out}-a`, join(out, 'a'))
      },
    ],
    ...touches.map(
      ([name, touch]) =>
        [`has a file that ${name}`, (out: string) => touch(join(out, 'index.html'))] satisfies [string, unknown],
    ),
  ])('that %s is not', async (_, touch) => {
    const { out, files } = await left(texts)
    await touch(out)
    expect(isUntouched(out, files)).toBe(false)
  })
})
