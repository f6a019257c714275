import { lstatSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { stampOf } from '../../../src/content/stamp'
import type { OutputFile } from '../../../src/output/output-file'
import { inFull, printed } from '../../../src/output/print/printed'
import { type MakeStage, publish } from '../../../src/output/publish/publish'
import { stageHere } from '../../../src/output/publish/stage'
import { stageInThread } from '../../../src/output/worker/stage-in-thread'
import { examplePrintSetup } from '../../support/example-print-setup'
import { differences, filesIn, sharedFolder, stampsOf, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

type Make = MakeStage<OutputFile>

const setup = await examplePrintSetup(await sharedFolder())

/** A stage with a worker of its own. */
const inThread = (out: string, folder: string) =>
  stageInThread({ ...setup, worker: setup.start(), isBusy: false }, out, folder)

/** A stage without a worker. */
const alone = (out: string, folder: string) =>
  stageInThread({ ...setup, worker: undefined, isBusy: false }, out, folder)

/** Printed pages, each under both of its names, and a binary file. */
const pages = Array.from({ length: 200 }, (_, number) => {
  const content = `Seite ${number} – “ü”`
  return [`page${number}.html`, `page${number}/index.html`].map((path) => ({ path, content, source: 'a template' }))
}).flat()
const files: readonly OutputFile[] = [...pages, { path: 'icon.png', content: Buffer.from([0, 255, 128]), source: 'it' }]

async function* stream(list: readonly OutputFile[]) {
  yield* list
}

const put = (out: string, stage: Make, list = files) => publish(out, stream(list), stage)

test('both stages make the same folder and return the same result', async () => {
  const folder = await temporaryFolder()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const [inOne, inTwo] = [await put(here, stageHere), await put(there, inThread)]
  expect(inTwo.files).toEqual(inOne.files)
  expect(await differences(here, there)).toEqual([])
  expect(await filesIn(there)).toHaveLength(402)
})

test('without a worker, the same pages are printed, and written once for both of their names', async () => {
  const folder = await temporaryFolder()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  await publish(here, inFull(printed(setup.pages, setup.printer)), stageHere)
  const print = vi.spyOn(setup.printer, 'print')
  await publish(there, setup.pages, alone)
  expect(print).toHaveBeenCalledTimes(setup.pages.length / 2)
  expect(await differences(here, there)).toEqual([])
  const numbers = await Promise.all(setup.pages.map(async ({ path }) => (await stat(join(there, path))).ino))
  expect(new Set(numbers).size).toBe(setup.pages.length / 2)
})

describe.each<[string, Make]>([
  ['this thread', stageHere],
  ['this thread, without a worker', alone],
  ['a thread of its own', inThread],
])('a stage in %s', (_, stage) => {
  test('leaves everything as it is if nothing changed', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await put(out, stage)
    const before = { stamps: await stampsOf(out), folder: (await stat(out)).ino }
    await put(out, stage)
    expect({ stamps: await stampsOf(out), folder: (await stat(out)).ino }).toEqual(before)
  })

  test('writes what changed, and keeps the other files', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await put(out, stage)
    const before = await stampsOf(out)
    await put(
      out,
      stage,
      files.map((file) => (file.path === 'page7.html' ? { ...file, content: 'another' } : file)),
    )
    const after = await stampsOf(out)
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(changed).toEqual(['build-manifest.json', 'page7.html'])
  })

  test('detects files that no build wrote, and leaves the folder unchanged', long, async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await put(out, stage)
    await writeFiles(out, { 'page7/mine.txt': 'mine' })
    // The next build recognizes files by these.
    const stamps = async () => (await filesIn(out)).map((path) => stampOf(lstatSync(join(out, path))))
    const before = await stamps()
    const changed = files.map((file) => (file.path === 'page7.html' ? { ...file, content: 'another' } : file))
    await expect(put(out, stage, changed)).rejects.toThrow('page7/mine.txt')
    expect([await stamps(), await readdir(folder)]).toEqual([before, ['dist']])
  })

  test('reports a system error with the final path of the file, and leaves nothing behind', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    const tooLong = 'a'.repeat(300)
    const refused = [...files, { path: `${tooLong}/below.html`, content: 'x', source: 'a template' }]
    await expect(put(out, stage, refused)).rejects.toMatchObject({
      message: expect.stringMatching(/^ENAMETOOLONG: /),
      code: 'ENAMETOOLONG',
      syscall: 'mkdir',
      path: join(out, tooLong, 'below.html'),
    })
    expect(await readdir(folder)).toEqual([])
  })
})
