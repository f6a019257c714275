import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LazyFile } from '../../src/output/output-file'
import { putFiles } from '../../src/output/put-files'
import { relieveMemory, vast } from '../../src/output/relieve-memory'
import { stageHere } from '../../src/output/stage'
import { temporaryFolder } from '../support/folder'

vi.mock('../../src/output/relieve-memory', () => ({ vast: 7, relieveMemory: vi.fn() }))
beforeEach(() => vi.mocked(relieveMemory).mockClear())

const lazy = (path: string, length: number): LazyFile => ({
  path,
  source: 'it',
  name: () => path,
  make: async () => 'a'.repeat(length),
})

async function put(files: readonly LazyFile[]) {
  const folder = await temporaryFolder()
  await putFiles(files, stageHere(join(folder, 'old'), folder))
  return vi.mocked(relieveMemory).mock.calls
}

test('a list that fills one file makes way for the next, in a memory that is full of a vast site', async () => {
  expect(await put([lazy('a.json', 5_000_000), lazy('b.json', 5_000_000)])).toEqual([[vast], [vast]])
})

test('the memory is cleared once for all pictures', async () => {
  const pictures = Array.from({ length: 600 }, (_, number) => lazy(`${number}.png`, 30_000))
  expect(await put(pictures)).toEqual([[]])
})
