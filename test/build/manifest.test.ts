import { describe, expect, test } from 'vitest'
import { manifestsIn, manifestText, readManifests } from '../../src/build/manifest'
import { isManifest, manifestName } from '../../src/pages/shard'
import { dataFolder } from '../support/data-folder'

const file = (path: string, sha256 = 'ab') => ({ path, bytes: 1, sha256 })

type Files = readonly ReturnType<typeof file>[]

const textOf = (files: Files) => manifestText(new Map(files.map((each) => [each.path, each])))

describe('the manifest', () => {
  test.each([[['b', 'a', 'c']], [['a', 'b', 'c']], [['c', 'b', 'a']]])('of %j is sorted by path', (paths) => {
    const text = textOf(paths.map((path) => file(path)))
    expect(JSON.parse(text)).toEqual({ files: ['a', 'b', 'c'].map((path) => file(path)) })
  })

  test.each([0, 1, 999, 1_000, 1_001, 2_500])('of %d files is JSON with an indent of one space', (count) => {
    const files = Array.from({ length: count }, (_, index) => file(String(index).padStart(4, '0'), `hash “${index}”`))
    expect(textOf(files)).toBe(`${JSON.stringify({ files }, null, 1)}\n`)
  })

  test('can be read again', async () => {
    const text = textOf([file('b', 'bb'), file('a', 'aa')])
    const read = readManifests(await dataFolder({ [manifestName()]: text }))
    expect([...read]).toEqual([
      ['a', 'aa'],
      ['b', 'bb'],
    ])
  })
})

test.each([
  ['as it was written', (files: Files) => textOf(files)],
  ['by another program, in one line', (files: Files) => JSON.stringify({ files })],
  ['by another program, on many', (files: Files) => JSON.stringify({ files }, null, 4)],
])('a manifest of many files is read, laid out %s', async (_, layOut) => {
  const files = Array.from({ length: 9_000 }, (_, index) => file(`${index}/“ü” \\ "${index}".html`, `hash ${index}`))
  const text = layOut(files)
  expect(text.length).toBeGreaterThan(2 ** 19)
  const read = readManifests(await dataFolder({ [manifestName()]: text }))
  expect(read).toEqual(new Map(files.map(({ path, sha256 }) => [path, sha256])))
})

test('the entries that a damaged manifest still lists are known', async () => {
  const text = textOf([file('a', 'aa'), file('b', 'bb')])
  const read = readManifests(await dataFolder({ [manifestName()]: text.slice(0, -20) }))
  expect([...read]).toEqual([['a', 'aa']])
})

describe('nothing is known about a folder', () => {
  test.each([
    ['without a manifest', {}],
    ['whose manifest is empty', { 'build-manifest.json': '' }],
    ['whose manifest is not JSON', { 'build-manifest.json': '{' }],
    ['whose manifest is something else', { 'build-manifest.json': '[1]' }],
    ['of whose manifest one entry is broken', { 'build-manifest.json': '{"files":[{"path":"a"}]}' }],
  ])('%s', async (_, files) => {
    expect([...readManifests(await dataFolder({ ...files }))]).toEqual([])
  })
})

describe('shards', () => {
  test.each([
    [undefined, 'build-manifest.json'],
    [{ number: 2, of: 8 }, 'build-manifest-2-of-8.json'],
    [{ number: 12, of: 64 }, 'build-manifest-12-of-64.json'],
  ])('%j have a manifest named %s', (shard, name) => {
    expect(manifestName(shard)).toBe(name)
    expect(isManifest(name)).toBe(true)
  })

  test.each([
    'docs/build-manifest.json',
    'BUILD-MANIFEST.json',
    'build-manifest-2.json',
    'build-manifest-a-of-b.json',
    'my-build-manifest.json',
    'build-manifest.json.br',
  ])('%s is no manifest', (path) => {
    expect(isManifest(path)).toBe(false)
  })

  test('in one folder are known by all of their manifests, also where one is damaged', async () => {
    const folder = await dataFolder({
      'build-manifest-1-of-3.json': textOf([file('a', 'aa')]),
      'build-manifest-2-of-3.json': '{',
      'build-manifest-3-of-3.json': textOf([file('c', 'cc')]),
    })
    expect(manifestsIn(folder)).toHaveLength(3)
    expect(readManifests(folder)).toEqual(new Map(Object.entries({ a: 'aa', c: 'cc' })))
  })
})
