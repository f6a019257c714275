import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import type { OutputFile, PageFile } from '../../../src/output/output-file'
import { inFull, printed } from '../../../src/output/print/printed'
import { type MakeStage, publish } from '../../../src/output/publish/publish'
import { stageHere } from '../../../src/output/publish/stage'
import { BuildWorker } from '../../../src/output/worker/build-worker'
import { stageInThread } from '../../../src/output/worker/stage-in-thread'
import { examplePrintSetup } from '../../support/example-print-setup'
import { differences, sharedFolder, temporaryFolder } from '../../support/folder'
import { long } from '../../support/long'

const setup = await examplePrintSetup(await sharedFolder())

/** A stage with a worker of its own. */
const inThread = (out: string, folder: string, worker = setup.start()) =>
  stageInThread({ ...setup, worker, isBusy: false }, out, folder)

/** More than a thread gets before the other one prints too. */
const manyPages = (times = 6) =>
  Array.from({ length: times }, (_, number) =>
    setup.pages.map(({ path, ...page }) => ({ ...page, path: `${number}/${path}` })),
  ).flat()

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

/** Publishes what need not be printed. */
const put = (out: string, stage: MakeStage<OutputFile>) =>
  publish(out, [{ path: 'icon.png', content: Buffer.from([0, 255, 128]), source: 'it' }], stage)

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
