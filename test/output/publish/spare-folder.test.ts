import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldest } from '../../../src/output/cache/remove-oldest'
import { copyOutput } from '../../../src/output/publish/copy-output'
import { SpareFolder } from '../../../src/output/publish/spare-folder'
import { filesIn, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

/** An older output folder that is kept as the spare one of another. */
async function opened(old: Readonly<Record<string, string>>) {
  const parent = await temporaryFolder()
  const [spares, out, previous] = [join(parent, 'spares'), join(parent, 'dist'), join(parent, 'previous')]
  const spare = new SpareFolder(spares, out)
  await mkdir(previous)
  await writeFiles(previous, old)
  await spare.keep(previous)
  return { parent, spares, out, spare, place: join(parent, 'place') }
}

test('a spare folder is returned as it was kept, once', async () => {
  const { parent, spares, spare, place } = await opened({ 'a.html': '1', 'b/c.html': '2' })
  expect(spare.take(place)).toBe(true)
  expect([await filesIn(place), await readdir(spares)]).toEqual([['a.html', 'b/c.html'], []])
  expect(spare.take(join(parent, 'again'))).toBe(false)
})

test('each output folder has its own', async () => {
  const { parent, spares, place } = await opened({ 'a.html': '1' })
  expect(new SpareFolder(spares, join(parent, 'another')).take(place)).toBe(false)
  expect(await readdir(spares)).toHaveLength(1)
})

test('the number of spare folders is limited', async () => {
  const { parent, spares } = await opened({})
  for (let number = 0; number < 25; number++) {
    await mkdir(join(parent, `${number}-old`))
    await new SpareFolder(spares, join(parent, `${number}`)).keep(join(parent, `${number}-old`))
  }
  expect(await readdir(spares)).toHaveLength(20)
  expect((await readdir(parent)).filter((name) => name.endsWith('-old'))).toEqual([])
})

test('a folder that cannot be kept is no error, and is left to the caller', async () => {
  const parent = await temporaryFolder()
  await writeFiles(parent, { spares: 'a file, where the folder should be', 'previous/a.html': '1' })
  await new SpareFolder(join(parent, 'spares'), join(parent, 'dist')).keep(join(parent, 'previous'))
  expect((await readdir(parent)).sort()).toEqual(['previous', 'spares'])
})

test('a folder is complete even if others clean up at the same time', long, async () => {
  const { parent, spares, spare, out } = await opened({})
  const paths = Array.from({ length: 500 }, (_, number) => `${number}/index.html`)
  await writeFiles(out, Object.fromEntries(paths.map((path) => [path, path])))
  const left = paths.map((path) => ({ paths: [path], stamp: 'that of no file' }))
  for (let round = 0; round < 5; round++) {
    const [old, copy] = [join(parent, `old-${round}`), join(parent, `copy-${round}`)]
    await cp(out, old, { recursive: true })
    await spare.keep(old)
    const clearing = removeOldest(spares, 0)
    const copied = copyOutput(out, copy, left, spare)
    await clearing
    expect(copied).toHaveLength(paths.length)
    expect(await filesIn(copy)).toEqual([...paths].sort())
  }
})
