import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildSite } from '../../../src/content/site/build-site'
import { isFree } from '../../../src/content/source/placeholders'
import { SpillFile } from '../../../src/content/source/spill-file'
import { DiskSpill } from '../../../src/content/source/text-spill'
import { temporaryFolder } from '../../support/folder'
import { loadRealData } from '../../support/real-data'

const long = 'A text that is longer than what it takes to find it again, by far. '.repeat(3)
const record = { name: 'Kite', details: long, keywords: ['wind', 'air'], sold: false, price: 5, risk: `${long}!` }

/** A spill that is open. */
async function openSpill(folder?: string) {
  const spill = new DiskSpill(folder ?? (await temporaryFolder()))
  spill.open()
  return spill
}

/** The fields that are in memory, instead of being loaded on access. */
function held(thing: object): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(thing)).flatMap(([name, { get }]) => (get ? [] : [name]))
}

test('a spill that is not open leaves everything in memory, and nothing on the disk', async () => {
  const folder = join(await temporaryFolder(), 'spill')
  expect(new DiskSpill(folder).put(record)).toBe(record)
  expect(existsSync(folder)).toBe(false)
})

test('a spilled record has the same content, with neither long texts nor lists in memory', async () => {
  const spilled = (await openSpill()).put(record)
  expect(spilled).toEqual(record)
  expect(JSON.parse(JSON.stringify(spilled))).toEqual(record)
  expect(held(spilled).sort()).toEqual(['name', 'price', 'sold'])
})

test('the fields for the head of a page stay in memory, whatever their length', async () => {
  expect(held((await openSpill()).put({ ...record, description: long }))).toContain('description')
})

test('a record with a placeholder is left as it is, because that must be filled in', async () => {
  const withName = { ...record, details: `${long} {studio}` }
  expect((await openSpill()).put(withName)).toBe(withName)
})

test('a record is known to contain no placeholder without loading its texts', async () => {
  const spilled = (await openSpill()).put(record)
  const read = vi.spyOn(JSON, 'parse')
  expect(isFree(spilled)).toBe(true)
  expect(read).not.toHaveBeenCalled()
})

test('anything but a record is returned unchanged', async () => {
  const spill = await openSpill()
  expect([spill.put(undefined), spill.put(null), spill.put('text')]).toEqual([undefined, null, 'text'])
})

test('its file has no name, so nothing is left of it however the run ends', async () => {
  const folder = await temporaryFolder()
  ;(await openSpill(folder)).put(record)
  expect(await readdir(folder)).toEqual([])
})

test('if its folder cannot be written, everything stays in memory', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  expect((await openSpill(file)).put(record)).toBe(record)
})

test('what does not fit on the disk stays in memory, and what is there already can be read', async () => {
  const spill = await openSpill()
  const before = spill.put(record)
  vi.spyOn(SpillFile.prototype, 'put').mockImplementationOnce(() => {
    throw new Error('the disk is full')
  })
  expect(spill.put(record)).toBe(record)
  expect([before, spill.put(record)]).toEqual([record, record])
})

test('any texts are read back unchanged, in any order, whether flushed yet or not', async () => {
  const spill = await openSpill()
  const text = fc
    .string({ unit: 'binary', minLength: 64, maxLength: 5_000 })
    .map((letters) => letters.replaceAll('{', '('))
  const records = fc.sample(fc.record({ a: text, b: text, c: fc.array(fc.string()), d: fc.nat() }), 1_000)
  const large = { a: '“2”'.repeat(600_000), b: 'short', c: [], d: 0 }
  const put = [...records.slice(0, 500), large, ...records.slice(500)]
  const spilled = put.map((one) => spill.put(one))
  const order = put.map((_, index) => (index * 7) % put.length)
  for (const index of order) expect(spilled[index]).toEqual(put[index])
})

test('a site is the same, whether or not its texts are spilled', async () => {
  const [data, spill] = [await loadRealData(), await openSpill()]
  const brands = data.brands.map((entry) => ({ ...entry, value: spill.put(entry.value) }))
  expect(brands.every(({ value }) => !held(value).includes('details'))).toBe(true)
  expect(JSON.stringify(buildSite({ ...data, brands }))).toBe(JSON.stringify(buildSite(data)))
})
