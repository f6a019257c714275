import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longTexts } from '../../../src/content/schema/brand'
import { sha256 } from '../../../src/content/sha256'
import type { DataFile } from '../../../src/content/source/discover'
import { RecordCache } from '../../../src/output/cache/record-cache'
import { temporaryFolder } from '../../support/folder'

const brand = {
  name: 'Vista Café',
  stage: 'Coffee',
  updated: '2025-08-01',
  summary: 'Roasts by the week for offices',
  description: 'Vista Café roasts by the week.',
  details: 'What “it” does, at length.',
  marketSize: '$7.6B',
  targetAudience: 'Offices, Hotels',
  revenueModel: 'Subscriptions + Events',
  investmentThesis: 'Why it lasts.',
  riskMitigation: 'What could go wrong.',
  acquisitionOpportunity: 'Why buy it.',
  keywords: ['coffee', 'office'],
  unverified: [],
  sold: false,
}

/** The records of one data file, stored by a run, and a later run that finds them. */
async function stored(record: object = brand) {
  const folder = await temporaryFolder()
  const path = join(folder, 'vistacafe.json')
  await writeFile(path, JSON.stringify(record))
  const source: DataFile = { kind: 'brands', path, file: 'data/brands/vistacafe.json', slug: 'vistacafe' }
  const key = `${sha256(JSON.stringify(record))} brands json`
  const cache = () => new RecordCache(folder, 'name')
  const first = cache()
  first.tell(key, record)
  first.endBatch()
  await first.write()
  const texts = async () => {
    const names = await readdir(join(folder, 'name'))
    return join(folder, 'name', names.find((name) => name.endsWith('.texts')) ?? '')
  }
  const find = () => cache().find(key, source)?.value
  return { path, find, texts: await texts(), cache, key, source }
}

const fieldsOf = (record: unknown): unknown => JSON.parse(JSON.stringify(record))
const field = (record: unknown, name: string): unknown => Reflect.get(Object(record), name)

test('a stored record has all of its fields', async () => {
  const { find } = await stored()
  expect(fieldsOf(find())).toEqual(brand)
  for (const [name, value] of Object.entries(brand)) expect(field(find(), name), name).toEqual(value)
})

test('its long texts are not read until they are needed', async () => {
  const { find, texts } = await stored()
  const record = find()
  const text = await readFile(texts, 'utf8')
  for (const name of longTexts) expect(text).toContain(`"${name}"`)
  await writeFile(texts, text.replace('at length', 'at LENGTH'))
  expect(field(record, 'name')).toBe('Vista Café')
  await writeFile(texts, text)
  expect(field(record, 'details')).toBe(brand.details)
})

test('a text that is left out is undefined', async () => {
  const { acquisitionOpportunity: _, ...others } = brand
  const { find } = await stored(others)
  expect(field(find(), 'acquisitionOpportunity')).toBeUndefined()
  expect(fieldsOf(find())).toEqual(others)
})

test.each([
  ['damaged', (texts: string) => writeFile(texts, 'x'.repeat(1_000))],
  ['cut off', (texts: string) => writeFile(texts, '{"details":')],
  ['removed', (texts: string) => rm(texts)],
])('texts that are %s meanwhile are read from the data file', async (_, harm) => {
  const { find, texts } = await stored()
  const record = find()
  await harm(texts)
  expect(field(record, 'details')).toBe(brand.details)
  expect(find(), 'the next run reads the data file').toBeUndefined()
})

test('in whatever order the fields are, texts are the same when they are read again', async () => {
  const { find, texts } = await stored(Object.fromEntries(Object.entries(brand).reverse()))
  const record = find()
  await rm(texts)
  expect(field(record, 'details')).toBe(brand.details)
})

test('texts that are lost, and that the data file has no more, are an error that names it', async () => {
  const { find, texts, path } = await stored()
  const record = find()
  await rm(texts)
  await writeFile(path, JSON.stringify({ ...brand, details: 'Another text.' }))
  expect(() => field(record, 'details')).toThrow('data/brands/vistacafe.json: found another text than at first')
  await writeFile(path, 'no JSON')
  expect(() => field(record, 'details')).toThrow('found another text than at first')
})

test('of a record with a placeholder, all fields are its own: all are looked at', async () => {
  const { find } = await stored({ ...brand, details: 'Made by {studio}.' })
  expect(Object.keys(Object(find())).sort()).toEqual(Object.keys(brand).sort())
})

test('a piece is whole again once its record has been told', async () => {
  const { find, texts, cache, key } = await stored({ ...brand, details: 'Made by {studio}.' })
  await rm(texts)
  expect(find()).toBeUndefined()
  const next = cache()
  next.tell(key, brand)
  next.endBatch()
  await next.write()
  expect(fieldsOf(find())).toEqual(brand)
})

test('a record whose piece is written anew with others reads its texts there', async () => {
  const { texts, cache, key, source } = await stored()
  const next = cache()
  const record = next.find(key, source)?.value
  next.tell(key, record)
  next.tell(`${sha256('another')} brands json`, { ...brand, name: 'Another' })
  next.endBatch()
  await next.write()
  await expect(access(texts)).rejects.toThrow('ENOENT')
  await rm(source.path)
  expect(field(record, 'details')).toBe(brand.details)
})
