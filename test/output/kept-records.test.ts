import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KeptRecords } from '../../src/output/kept-records'
import { TextStore } from '../../src/output/text-store'
import { stampsOf, temporaryFolder } from '../support/folder'

/** More than one piece holds. */
const many = Array.from({ length: 1_200 }, (_, number) => `${number}`)

async function emptyStore() {
  const folder = await temporaryFolder()
  const store = new TextStore(folder, 100)
  /** A run in which these are read, each by its hash. */
  const run = async (hashes: readonly string[]) => {
    const records = new KeptRecords(store, 'name')
    const known = hashes.filter((hash) => records.find(hash) !== undefined)
    for (const hash of hashes) records.keep(hash, { name: `Brand ${hash}` })
    await records.write()
    return known
  }
  return { folder, store, run }
}

test('a record that was kept is found by the hash of its text', async () => {
  const { store, run } = await emptyStore()
  expect(await run(many)).toEqual([])
  const records = new KeptRecords(store, 'name')
  expect(records.find('1100')).toEqual({ value: { name: 'Brand 1100' } })
  expect(records.find('none')).toBeUndefined()
  expect(new KeptRecords(store, 'other').find('1100')).toBeUndefined()
})

test('after a change of one, its piece alone is written', async () => {
  const { folder, run } = await emptyStore()
  await run(many)
  const before = await stampsOf(folder)
  await run(many)
  expect(await stampsOf(folder)).toEqual(before)
  expect(await run(many.with(700, 'new'))).toEqual(many.toSpliced(700, 1))
  const after = await stampsOf(folder)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['name-1'])
  expect(await run(many.with(700, 'new'))).toContain('new')
})

test('what is gone is forgotten, whatever place it had', async () => {
  const { run } = await emptyStore()
  await run(many)
  expect(await run(['5'])).toEqual(['5'])
  expect(await run(many)).toEqual(['5'])
})

test('a damaged piece is one that is not there', async () => {
  const { folder, run } = await emptyStore()
  await run(many)
  await truncate(join(folder, 'name-1'), 1000)
  expect(await run(many)).toEqual(many.slice(0, 500))
  expect(await run(many)).toEqual(many)
  expect(await readdir(folder)).toHaveLength(3)
})
