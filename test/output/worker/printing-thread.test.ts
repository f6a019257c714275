import { expect, test, vi } from 'vitest'
import { sizeOf } from '../../../src/output/print/page-draft'
import type { BuildWorker } from '../../../src/output/worker/build-worker'
import { claimFirst, newClaim } from '../../../src/output/worker/claim'
import { count, newCounter } from '../../../src/output/worker/counter'
import type { Shared } from '../../../src/output/worker/messages'
import { PrintingThread } from '../../../src/output/worker/printing-thread'
import { examplePrintSetup } from '../../support/example-print-setup'
import { sharedFolder } from '../../support/folder'
import { long } from '../../support/long'

const { start, data, pages } = await examplePrintSetup(await sharedFolder())

const drafts = [...new Set(pages.map(({ draft }) => draft))].slice(0, 2)

function isShared(input: unknown): input is Shared {
  return typeof input === 'object' && input !== null && 'memory' in input
}

test('prints into memory that is used again, though not before its pages have been put', long, async () => {
  const worker = start()
  const ask = vi.spyOn(worker, 'ask')
  const thread = new PrintingThread(worker, data)
  expect(thread.isOpen).toBe(false)
  expect(thread.open()).toBe(thread.open())
  expect(thread.isOpen).toBe(true)

  const put = vi.fn()
  const print = () => thread.print(drafts, newClaim(), put)
  const both = [print(), print()]
  expect(thread.toPrint).toBe(2 * sizeOf(drafts))
  await Promise.all(both)
  expect(thread.toPrint).toBe(0)
  await print()

  const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/)
  const page = { content: expect.any(Uint8Array), sha256 }
  expect(put.mock.calls).toEqual(Array(3).fill([drafts.map(() => page)]))
  expect(ask.mock.calls.map(([task]) => task)).toEqual(['open', 'print', 'print', 'print'])
  const [, first, second, third] = ask.mock.calls.map(([, , shared]) => isShared(shared) && shared.memory)
  expect(first).toBeInstanceOf(SharedArrayBuffer)
  expect(second).not.toBe(first)
  expect([first, second].includes(third)).toBe(true)
  await worker.end()
})

/** Templates that are gone from the disk. */
const gone = {
  ...data.templates,
  modules: Object.fromEntries(
    Object.keys(data.templates.modules).map((source) => [source, { js: 'gone.cjs', css: '' }]),
  ),
}

test('templates that were loaded early are not loaded again', long, async () => {
  const worker = start()
  await worker.ask('load', data)
  const thread = new PrintingThread(worker, { ...data, templates: gone })
  await thread.open()
  const put = vi.fn()
  await thread.print(drafts, newClaim(), put)
  expect(put).toHaveBeenCalledTimes(1)
  await worker.end()
})

test('templates that could not be loaded early are loaded when pages are to be printed', long, async () => {
  const worker = start()
  await expect(worker.ask('load', { ...data, templates: gone })).rejects.toThrow('gone.cjs')
  await new PrintingThread(worker, data).open()
  await worker.end()
})

test('what the main thread has claimed is not printed', long, async () => {
  const worker = start()
  const thread = new PrintingThread(worker, data)
  thread.open()
  const put = vi.fn()
  const claim = newClaim()
  expect(claimFirst(claim)).toBe(true)
  await thread.print(drafts, claim, put)
  expect(put).not.toHaveBeenCalled()
  expect(thread.toPrint).toBe(0)
  await worker.end()
})

test('what it has yet to print does not count what it could not print', long, async () => {
  const worker = start()
  const thread = new PrintingThread(worker, data)
  await expect(thread.print(drafts, newClaim(), () => undefined)).rejects.toThrow(
    'does not know what pages have in common',
  )
  expect(thread.toPrint).toBe(0)
  await worker.end()
})

test('what it has printed does not count any more, even before it is put', () => {
  const given: unknown[] = []
  const ask: BuildWorker['ask'] = (_task, ...input) => {
    given.push(...input)
    return new Promise<never>(() => undefined)
  }
  const thread = new PrintingThread({ ask }, data)
  thread.print(drafts, newClaim(), () => undefined)
  expect(thread.toPrint).toBe(sizeOf(drafts))
  count(given.find(isShared)?.printed ?? newCounter(), sizeOf(drafts) - 1)
  expect(thread.toPrint).toBe(1)
})
