import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../../src/content/sha256'
import type { DataFile } from '../../../src/content/source/discover'
import { DiskSpill } from '../../../src/content/source/text-spill'
import { RecordCache } from '../../../src/output/cache/record-cache'
import { pieceOf } from '../../../src/output/cache/record-piece'
import { stampsOf, temporaryFolder } from '../../support/folder'

const many = Array.from({ length: 3_000 }, (_, number) => sha256(`${number}`))
const other = sha256('another')

/** No file that is read, as long as nothing is lost. */
const anyFile: DataFile = { kind: 'brands', path: '/none/any.yaml', file: 'any.yaml', slug: 'any' }

/** Tells records in batches that end, on average, with every hundredth of them. */
function tellAll(records: RecordCache, keys: readonly string[], recordOf = (key: string): unknown => brandOf(key)) {
  for (const key of keys) {
    records.tell(key, recordOf(key))
    if (Number.parseInt(key.slice(0, 8), 16) % 100 === 0) records.endBatch()
  }
  records.endBatch()
}

function brandOf(key: string) {
  return { name: `Brand ${key}` }
}

/** A folder of records, and runs that read them. */
async function emptyFolder() {
  const parent = await temporaryFolder()
  const run = async (keys: readonly string[], name = 'name') => {
    const records = new RecordCache(parent, name)
    const known = keys.filter((key) => records.find(key, anyFile) !== undefined)
    tellAll(records, keys)
    await records.write()
    return known
  }
  return { parent, folder: join(parent, 'name'), run }
}

/** The names of the files that have been written since. */
async function writtenSince(before: Record<string, string>, folder: string): Promise<string[]> {
  const after = await stampsOf(folder)
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

test('a record that was added in one run is found in the next', async () => {
  const { parent, run } = await emptyFolder()
  expect(await run(many)).toEqual([])
  const records = new RecordCache(parent, 'name')
  expect(records.find(many[7] ?? '', anyFile)).toEqual({ value: { name: `Brand ${many[7]}` } })
  expect(records.find(other, anyFile)).toBeUndefined()
  expect(new RecordCache(parent, 'other').find(many[7] ?? '', anyFile)).toBeUndefined()
})

test('spilled records are cached and found like others', async () => {
  const parent = await temporaryFolder()
  const spill = new DiskSpill(await temporaryFolder())
  spill.open()
  const recordOf = (key: string) => ({
    name: key,
    details: `What ${key} says at length. `.repeat(5),
    keywords: ['a', key],
  })
  const first = new RecordCache(parent, 'name', spill)
  const brands = many.map((key) => `${key} brands json`)
  tellAll(first, brands, (key) => spill.put(recordOf(key)))
  await first.write()
  const before = await stampsOf(join(parent, 'name'))
  const next = new RecordCache(parent, 'name', spill)
  for (const key of brands) {
    const found = next.find(key, anyFile)
    expect(found).toEqual({ value: recordOf(key) })
    expect(Object.getOwnPropertyDescriptor(found?.value, 'details')).toHaveProperty('get')
  }
  tellAll(next, brands, (key) => next.find(key, anyFile)?.value)
  await next.write()
  expect(await writtenSince(before, join(parent, 'name'))).toEqual([])
  expect(
    Object.keys(before).filter((name) => name.endsWith('.texts')),
    'their texts are not apart',
  ).toEqual([])
})

test('records that were stored before there were so many are found, too', async () => {
  const parent = await temporaryFolder()
  const record = { name: 'Vistaset', details: 'What it does.', keywords: ['a'] }
  const first = new RecordCache(parent, 'name')
  tellAll(first, [`${other} brands json`], () => record)
  await first.write()
  const spill = new DiskSpill(await temporaryFolder())
  spill.open()
  const found = new RecordCache(parent, 'name', spill).find(`${other} brands json`, anyFile)
  expect(JSON.parse(JSON.stringify(found?.value))).toEqual(record)
})

test('records are written as soon as their batch ends', async () => {
  const { parent, folder, run } = await emptyFolder()
  const records = new RecordCache(parent, 'name')
  tellAll(records, many)
  const before = await stampsOf(folder)
  await records.write()
  expect(await writtenSince(before, folder)).toEqual([])
  expect(await run(many)).toEqual(many)
})

test('a piece that another thread made is found at once, and is not written again by those who tell its records', async () => {
  const { parent, folder, run } = await emptyFolder()
  const records = new RecordCache(parent, 'name')
  expect([records.find(other, anyFile), records.isEmpty]).toEqual([undefined, true])
  records.learn(
    pieceOf(
      many.map((key) => [key, brandOf(key)]),
      false,
    ),
  )
  expect([records.find(many[7] ?? '', anyFile), records.isEmpty]).toEqual([{ value: brandOf(many[7] ?? '') }, false])
  const before = await stampsOf(folder)
  for (const key of many) records.tell(key, records.find(key, anyFile)?.value)
  records.endBatch()
  await records.write()
  expect(await writtenSince(before, folder)).toEqual([])
  expect(Object.keys(before)).toHaveLength(1)
  expect(await run(many)).toEqual(many)
})

test('a piece without records leaves nothing', async () => {
  const { parent, run } = await emptyFolder()
  new RecordCache(parent, 'name').learn(pieceOf([], false))
  expect(await readdir(parent)).toEqual([])
  expect(await run([])).toEqual([])
})

test('the cache has one byte per character, whatever the content', async () => {
  const { parent, folder, run } = await emptyFolder()
  await run([])
  const records = new RecordCache(parent, 'name')
  const value = { name: 'Café “Ōsaka” 🏔 \u2028 \\u0041' }
  records.tell(other, value)
  records.endBatch()
  await records.write()
  const [piece = ''] = await readdir(folder)
  expect(await readFile(join(folder, piece), 'utf8')).toMatch(/^[\n\x20-\x7f]+$/)
  expect(new RecordCache(parent, 'name').find(other, anyFile)).toEqual({ value })
})

test('a change of one record rewrites only the pieces that contained or contain it', async () => {
  const { folder, run } = await emptyFolder()
  await run(many)
  const before = await stampsOf(folder)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  await run(many)
  expect(await writtenSince(before, folder)).toEqual([])
  expect(await run(many.with(700, other))).toEqual(many.toSpliced(700, 1))
  expect((await writtenSince(before, folder)).length).toBeLessThanOrEqual(2)
  expect(await run(many.with(700, other))).toContain(other)
})

test('one more record at the beginning leaves the other pieces unchanged', async () => {
  const { folder, run } = await emptyFolder()
  await run(many)
  const before = await stampsOf(folder)
  await run([other, ...many])
  expect(await writtenSince(before, folder)).toHaveLength(1)
})

test('removed records are dropped; a run without records drops nothing', async () => {
  const { folder, run } = await emptyFolder()
  await run(many)
  await run([])
  expect(await run(many.slice(0, 5))).toEqual(many.slice(0, 5))
  expect(await readdir(folder)).toHaveLength(1)
  expect(await run(many)).toEqual(many.slice(0, 5))
})

test('a damaged piece affects only its own records', async () => {
  const { folder, run } = await emptyFolder()
  await run(many)
  const [damaged = ''] = await readdir(folder)
  await truncate(join(folder, damaged), 1000)
  const known = await run(many)
  expect(known.length).toBeGreaterThan(2_000)
  expect(known.length).toBeLessThan(3_000)
  expect(await run(many)).toEqual(many)
})

test('a folder that cannot be written is no error', async () => {
  const { folder, run } = await emptyFolder()
  await writeFile(folder, '')
  expect(await run(many)).toEqual([])
  expect(await run(many)).toEqual([])
})

test('of twenty folders, the least recently used is removed', async () => {
  const { parent, run } = await emptyFolder()
  await run([other])
  for (let number = 0; number < 20; number++) await mkdir(join(parent, `${number}`))
  const { mtimeMs } = await stat(join(parent, '19'))
  const usedAt = async () => {
    await run([other])
    return (await stat(join(parent, 'name'))).mtimeMs
  }
  await expect.poll(usedAt).toBeGreaterThan(mtimeMs)
  expect(await readdir(parent)).toContain('name')
  expect(await readdir(parent)).toHaveLength(20)
})
