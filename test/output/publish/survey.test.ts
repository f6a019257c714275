import { mkdirSync, writeFileSync } from 'node:fs'
import { link, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stampOf } from '../../../src/content/stamp'
import { touchedIn } from '../../../src/output/publish/survey'
import { unknownIn } from '../../../src/output/publish/unknown-in'
import { newClaim } from '../../../src/output/worker/claim'
import { temporaryFolder, writeFiles } from '../../support/folder'

const known = new Set(['a.html', 'b/index.html', 'c/d/e.html'])

/** An output folder that contains the known files. */
async function opened() {
  const out = await temporaryFolder()
  await writeFiles(out, Object.fromEntries([...known].map((path) => [path, path])))
  return out
}

describe('the unknown content of an output folder', () => {
  test('is nothing if it contains only known files', async () => {
    expect(unknownIn(await opened(), known)).toEqual({ unknown: [], files: 3 })
  })

  test('is everything if nothing is known, and nothing if there is no folder', async () => {
    const out = await opened()
    expect(unknownIn(out, new Set())).toEqual({ unknown: [...known], files: 3 })
    expect(unknownIn(join(out, 'gone'), known)).toEqual({ unknown: [], files: 0 })
  })

  test('includes files at any depth, and in unknown folders', async () => {
    const out = await opened()
    await writeFiles(out, { 'c/d/mine.txt': '', 'mine/too/f.txt': '' })
    const { unknown, files } = unknownIn(out, known)
    expect([[...unknown].sort(), files]).toEqual([['c/d/mine.txt', 'mine/too/f.txt'], 5])
  })

  test('includes a known folder that has become empty, and is nothing in one that is gone', async () => {
    const out = await opened()
    await rm(join(out, 'b/index.html'))
    await rm(join(out, 'c'), { recursive: true })
    expect(unknownIn(out, known)).toEqual({ unknown: ['b'], files: 1 })
  })

  test('is found by several threads together, each of which looks at entries that no other does', async () => {
    const out = await temporaryFolder()
    const paths = Array.from({ length: 250 }, (_, index) => `${index}/index.html`)
    const mine = ['0/mine.txt', '249/mine.txt', 'mine.txt']
    await writeFiles(out, Object.fromEntries([...paths, ...mine].map((path) => [path, path])))
    /** What a thread finds that begins when others have taken so many shares. */
    const foundAfter = (shares: number) => {
      const claim = newClaim()
      Atomics.store(claim, 0, shares)
      return unknownIn(out, new Set(paths), claim)
    }
    const found = Array.from({ length: 101 }, (_, shares) => foundAfter(shares))
    const files = found.map((rest) => rest.files)
    expect([files.at(0), files.at(-1)]).toEqual([253, 0])
    const ofEach = files.slice(1).map((rest, taken) => (files[taken] ?? 0) - rest)
    expect([Math.min(...ofEach), Math.max(...ofEach)]).toEqual([0, expect.toSatisfy((most: number) => most < 20)])
    const unknown = new Set(found.map((rest) => [...rest.unknown].sort().join()))
    expect([...unknown].map((paths) => paths.split(',').length)).toEqual([3, 2, 1, 1])
    expect([...unknown].at(0)).toBe(mine.join())
    const claim = newClaim()
    expect(unknownIn(out, new Set(paths), claim)).toMatchObject({ unknown: expect.arrayContaining(mine), files: 253 })
    expect(unknownIn(out, new Set(paths), claim)).toEqual({ unknown: [], files: 0 })
    expect(unknownIn(out, new Set(paths))).toMatchObject({ unknown: expect.arrayContaining(mine), files: 253 })
  })

  test('includes a link to a folder, which no build wrote', async () => {
    const out = await opened()
    const elsewhere = join(await temporaryFolder(), 'c')
    await rename(join(out, 'c'), elsewhere)
    await symlink(elsewhere, join(out, 'c'), 'junction')
    await writeFiles(elsewhere, { 'mine.txt': 'not in the output folder' })
    expect(unknownIn(out, known)).toEqual({ unknown: ['c'], files: 3 })
  })

  test('includes an empty folder, which is no file', async () => {
    const out = await opened()
    mkdirSync(join(out, 'mine', 'deep'), { recursive: true })
    expect(unknownIn(out, known)).toEqual({ unknown: ['mine/deep'], files: 3 })
  })

  // Other systems do not allow such names.
  test.runIf(process.platform === 'linux').each(['caf\xe9/mine.txt', 'caf\xe9.txt'])(
    'cannot be determined for %j, whose name is invalid text',
    async (path) => {
      const out = await opened()
      const place = Buffer.concat([Buffer.from(`${out}/`), Buffer.from(path, 'latin1')])
      const folder = place.subarray(0, place.lastIndexOf('/'))
      mkdirSync(folder, { recursive: true })
      writeFileSync(place, 'mine')
      expect(() => unknownIn(out, known)).toThrow(/found a name that is no text/)
    },
  )

  test('includes a file in the place of a folder', async () => {
    const out = await opened()
    await rm(join(out, 'c'), { recursive: true })
    await writeFiles(out, { c: 'a file' })
    expect(unknownIn(out, known)).toEqual({ unknown: ['c'], files: 3 })
  })

  test('does not include a folder in the place of a known file, nor its content: that file is reported as touched', async () => {
    const out = await opened()
    await rm(join(out, 'a.html'))
    await writeFiles(out, { 'a.html/mine.txt': 'mine' })
    expect(unknownIn(out, known)).toEqual({ unknown: [], files: 3 })
    expect(touchedIn(out, [{ paths: ['a.html'], stamp: '1,2,3,4' }])).toEqual(['a.html'])
  })
})

describe('a file that got another hard link', () => {
  /** Links a file, modifies it if told to, and checks the folder. */
  async function linked(modify: (path: string) => Promise<void> = async () => undefined) {
    const out = await opened()
    const path = join(out, 'a.html')
    const file = { paths: ['a.html'], stamp: stampOf(await stat(path)) }
    const { stamp } = file
    await link(path, `${out}-another`)
    onTestFinished(() => rm(`${out}-another`))
    await modify(path)
    const toRestamp = new Set([file])
    const touched = touchedIn(out, [file], toRestamp)
    return { touched, toRestamp, file, before: stamp, now: stampOf(await stat(path)) }
  }

  test('is not modified, and gets its new stamp', async () => {
    const { touched, toRestamp, file, before, now } = await linked()
    expect(touched).toEqual([])
    expect(file.stamp).toBe(now)
    expect(file.stamp).not.toBe(before)
    expect(toRestamp.size).toBe(0)
  })

  test('is modified if its bytes are, and keeps its old stamp', async () => {
    const { touched, file, before } = await linked((path) => writeFile(path, 'longer than before'))
    expect(touched).toEqual(['a.html'])
    expect(file.stamp).toBe(before)
  })

  test('is modified if another file is in its place', async () => {
    const { touched } = await linked(async (path) => {
      await rm(path)
      await writeFile(path, 'a.html')
    })
    expect(touched).toEqual(['a.html'])
  })
})
