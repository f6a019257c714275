import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vastHeap } from '../../../src/output/collect-garbage'
import type { LazyFile } from '../../../src/output/output-file'
import { putFiles } from '../../../src/output/publish/put-files'
import { stageHere } from '../../../src/output/publish/stage'
import { temporaryFolder } from '../../support/folder'

const lazy = (path: string, length: number): LazyFile => ({
  path,
  source: 'it',
  name: () => path,
  make: async () => 'a'.repeat(length),
})

/** The heap sizes above which memory was cleared, each time; undefined for the default. */
async function clearings(files: readonly LazyFile[]) {
  const folder = await temporaryFolder()
  const told: (number | undefined)[] = []
  await putFiles(files, stageHere(join(folder, 'old'), folder), { collect: (from) => told.push(from) })
  return told
}

test('memory is cleared after each list that fills a file, at the limit for a vast site', async () => {
  expect(await clearings([lazy('a.json', 5_000_000), lazy('b.json', 5_000_000)])).toEqual([vastHeap, vastHeap])
})

test.each([
  ['what was put before', 'the first page is wrong', () => Promise.reject(new Error('the first page is wrong'))],
  ['itself', 'the list is wrong', async () => ({ published: [], kept: [] })],
])('if a file cannot be made, the first failure is reported: that of %s', async (_, told, settle) => {
  const wrong: LazyFile = { ...lazy('list.json', 1), make: () => Promise.reject(new Error('the list is wrong')) }
  const stage = { put: async () => undefined, settle, close: async () => undefined }
  await expect(putFiles([lazy('page.html', 1), wrong], stage)).rejects.toThrow(told)
})

test('between thousands of files, signals and timers have their turn', async () => {
  let put = 0
  const stage = {
    put: async () => void put++,
    settle: async () => ({ published: [], kept: [] }),
    close: async () => {},
  }
  const seen: number[] = []
  setImmediate(() => seen.push(put))
  await putFiles(
    Array.from({ length: 1_200 }, (_, number) => lazy(`${number}.png`, 1)),
    stage,
  )
  expect(seen).toEqual([499])
})

test('memory is cleared once for all images', async () => {
  const pictures = Array.from({ length: 600 }, (_, number) => lazy(`${number}.png`, 30_000))
  expect(await clearings(pictures)).toEqual([undefined])
})
