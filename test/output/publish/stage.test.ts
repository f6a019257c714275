import { lstatSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { stampOf } from '../../../src/content/stamp'
import type { OutputFile, PageFile } from '../../../src/output/output-file'
import { inFull, printed } from '../../../src/output/print/printed'
import { type MakeStage, publish } from '../../../src/output/publish/publish'
import { stageHere } from '../../../src/output/publish/stage'
import { BuildWorker } from '../../../src/output/worker/build-worker'
import { stageInThread } from '../../../src/output/worker/stage-in-thread'
import { examplePrintSetup } from '../../support/example-print-setup'
import { differences, filesIn, sharedFolder, stampsOf, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'

type Make = MakeStage<OutputFile>

const setup = await examplePrintSetup(await sharedFolder())

/** A stage with a worker of its own. */
const inThread = (out: string, folder: string, worker = setup.start()) =>
  stageInThread({ ...setup, worker, isBusy: false }, out, folder)

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

/** More than a thread gets before the other one prints too. */
const manyPages = (times = 6) =>
  Array.from({ length: times }, (_, number) =>
    setup.pages.map(({ path, ...page }) => ({ ...page, path: `${number}/${path}` })),
  ).flat()

const put = (out: string, stage: Make, list = files) => publish(out, stream(list), stage)

test('both stages make the same folder and return the same result', async () => {
  const folder = await temporaryFolder()
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  const [inOne, inTwo] = [await put(here, stageHere), await put(there, inThread)]
  expect(inTwo.files).toEqual(inOne.files)
  expect(await differences(here, there)).toEqual([])
  expect(await filesIn(there)).toHaveLength(402)
})

test(
  'pages printed by both threads equal those printed by one, and are written once for both of their names',
  long,
  async () => {
    const folder = await temporaryFolder()
    const [here, there] = [join(folder, 'here'), join(folder, 'there')]
    const pages = manyPages()
    await publish(here, inFull(printed(pages, setup.printer)), stageHere)
    await publish(there, pages, inThread)
    expect(await differences(here, there)).toEqual([])
    const numbers = await Promise.all(pages.map(async ({ path }) => (await stat(join(there, path))).ino))
    expect(new Set(numbers).size).toBe(pages.length / 2)
  },
)

describe('what the worker has not begun at the end', () => {
  /** A worker that begins nothing. */
  const code = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ task, input: [, shared] }) => {
      while (task === 'print' && Atomics.load(shared.claim, 0) === 0) Atomics.wait(shared.claim, 0, 0, 1)
      parentPort.postMessage({})
    })`
  const idle = () => setup.start(new URL(`data:text/javascript,${encodeURIComponent(code)}`))

  test('is printed by this thread', long, async () => {
    const folder = await temporaryFolder()
    const [here, there] = [join(folder, 'here'), join(folder, 'there')]
    await publish(here, inFull(printed(setup.pages, setup.printer)), stageHere)
    await publish(there, setup.pages, (out, beside) => inThread(out, beside, idle()))
    expect(await differences(here, there)).toEqual([])
  })

  test('fails here as it would there', async () => {
    const folder = await temporaryFolder()
    const [good, other] = setup.pages
    if (good === undefined || other === undefined) throw new Error('found no pages')
    const bad = { ...good, path: 'bad.html', draft: { ...good.draft, json: '{' } }
    const publishing = publish(join(folder, 'dist'), [bad, other], (out, beside) => inThread(out, beside, idle()))
    await expect(publishing).rejects.toThrow('JSON')
    expect(await readdir(folder)).toEqual([])
  })

  test('is waited for in a vast site', long, async () => {
    const print = vi.spyOn(setup.printer, 'print')
    const out = join(await temporaryFolder(), 'dist')
    const vast = { ...setup, pageCount: 20_000, isBusy: false }
    await publish(out, setup.pages.slice(0, 6), (old, beside) =>
      stageInThread({ ...vast, worker: setup.start() }, old, beside),
    )
    expect(print).not.toHaveBeenCalled()
  })
})

test('its own worker ends as soon as all is put, a shared one is left to its owner', async () => {
  const worker = setup.start()
  const out = join(await temporaryFolder(), 'out')
  const own = inThread(out, await temporaryFolder())
  const busy = stageInThread({ ...setup, worker, isBusy: true }, out, await temporaryFolder())
  const end = vi.spyOn(BuildWorker.prototype, 'end')
  await busy.settle()
  expect(end).not.toHaveBeenCalled()
  await own.settle()
  expect(end).toHaveBeenCalledTimes(1)
  await own.close()
  await busy.close()
  expect(end.mock.contexts).not.toContain(worker)
  await worker.end()
})

describe('a worker that is busy with something else', () => {
  /** The requests that it gets, with what they are given; also checks that the pages equal those printed by one thread. */
  const ordersFor = async (pages: readonly PageFile[]) => {
    const folder = await temporaryFolder()
    const [here, there] = [join(folder, 'here'), join(folder, 'there')]
    const worker = setup.start()
    const asked = vi.spyOn(worker, 'ask')
    await publish(here, inFull(printed(pages, setup.printer)), stageHere)
    await publish(there, pages, (out, beside) => stageInThread({ ...setup, worker, isBusy: true }, out, beside))
    await worker.end()
    expect(await differences(here, there)).toEqual([])
    return asked.mock.calls
  }

  test('is not used if there is little to print', async () => {
    expect(await ordersFor(setup.pages.slice(0, 6))).toEqual([])
  })

  test('is prepared if there is more, once', long, async () => {
    const orders = await ordersFor(manyPages())
    expect(orders[0]?.[0]).toBe('open')
    expect(new Set(orders.slice(1).map(([task]) => task))).toEqual(new Set(['print']))
  })

  test('prints into memory that is used again and again', long, async () => {
    const shared = (await ordersFor(manyPages(12))).slice(1).map(([, , shared]) => shared)
    const memory = shared.map((some) => typeof some === 'object' && 'memory' in some && some.memory)
    expect(memory.every((some) => some instanceof SharedArrayBuffer)).toBe(true)
    expect(new Set(memory).size).toBeLessThan(memory.length)
  })
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

test('a worker that cannot start is an error, and nothing waits for it', async () => {
  const folder = await temporaryFolder()
  const nowhere = pathToFileURL(join(folder, 'nowhere.mjs'))
  await expect(put(join(folder, 'dist'), (out, beside) => inThread(out, beside, setup.start(nowhere)))).rejects.toThrow(
    /Cannot find module/,
  )
  expect(await readdir(folder)).toEqual([])
})

test('nor does anything wait for a worker that died before it was used', async () => {
  const dead = setup.start(new URL('data:text/javascript,throw new Error("the memory is full")'))
  const folder = await temporaryFolder()
  const stage = inThread(join(folder, 'dist'), join(folder, 'beside'), dead)
  await expect.poll(() => stage.settle().catch(String)).toBe('Error: the memory is full')
  await expect(stage.put({ path: 'a.html', content: 'a', source: 'it' }).then(() => stage.settle())).rejects.toThrow(
    'memory',
  )
  await stage.close()
})

test('a worker that exits by itself is an error, and nothing waits for it', async () => {
  const gone = setup.start(new URL('data:text/javascript,process.exit(0)'))
  const folder = await temporaryFolder()
  await expect(put(join(folder, 'dist'), (out, beside) => inThread(out, beside, gone))).rejects.toThrow(
    'the thread that prints has ended (0)',
  )
  expect(await readdir(folder)).toEqual([])
})
