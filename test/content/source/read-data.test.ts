import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { DataCache } from '../../../src/content/source/data-cache'
import { noMemory } from '../../../src/content/source/data-memory'
import { readData } from '../../../src/content/source/read-data'
import { noSpill } from '../../../src/content/source/text-spill'
import { changedData } from '../../support/data-folder'

/** Reads a folder with a spill whose calls are recorded. */
function readWithSpill(folder: string, root: string) {
  const spill = { ...noSpill }
  const [open, put] = [vi.spyOn(spill, 'open'), vi.spyOn(spill, 'put')]
  const { data } = readData(folder, root, new DataCache({ ...noMemory(), spill }))
  return { data, open, put }
}

test('only the records of brands are offered to the spill, which stays closed for a small folder', async () => {
  const { root, folder } = await changedData()
  const { data, open, put } = readWithSpill(folder, root)
  expect(open).not.toHaveBeenCalled()
  expect(put.mock.calls.map(([record]) => record)).toEqual((data.brands ?? []).map(({ value }) => value))
})

test('for a folder of more than twenty thousand files, it is opened before the first record', async () => {
  const { root, folder } = await changedData()
  for (let number = 0; number <= 20_000; number++) writeFileSync(join(folder, `${number}.txt`), '')
  const { open, put } = readWithSpill(folder, root)
  expect(open).toHaveBeenCalledTimes(1)
  expect(open.mock.invocationCallOrder[0]).toBeLessThan(put.mock.invocationCallOrder[0] ?? 0)
})
