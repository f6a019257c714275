import { rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildSite } from '../../../src/content/site/build-site'
import { DataCache } from '../../../src/content/source/data-cache'
import { type DataMemory, noMemory, noRecords } from '../../../src/content/source/data-memory'
import { loadData } from '../../../src/content/source/load-data'
import { TextHashes } from '../../../src/content/source/text-hashes'
import { DiskMemory } from '../../../src/output/cache/disk-memory'
import { brandOf } from '../../support/load-site'
import { copyProject, type Project } from '../../support/project'

const brand = 'data/brands/vistaset.yaml'

function keptFor({ root }: Project, withRecords = true): DiskMemory {
  return new DiskMemory(process.cwd(), join(root, 'data'), withRecords)
}

/** Reads the data of a project like a run of the program. */
async function read(project: Project, memory: DataMemory = keptFor(project)) {
  const cache = new DataCache(memory)
  const { data } = await loadData(join(project.root, 'data'), project.root, cache).finally(() => cache.keep())
  return data
}

/** The data without the positions in its files, as plain objects. */
async function valuesOf(project: Project, memory?: DataMemory) {
  const data = await read(project, memory)
  return Object.values(data)
    .flat()
    .map(({ slug, value }) => [slug, JSON.parse(JSON.stringify(value))])
}

test('the cached data equals the data in the files', async () => {
  const project = await copyProject()
  const first = await valuesOf(project)
  expect(await valuesOf(project)).toEqual(first)
  await project.edit(brand, /^summary: .*$/m, 'summary: Another summary of it')
  const second = await valuesOf(project)
  expect(second).not.toEqual(first)
  expect(second).toEqual(await valuesOf(project, noMemory()))
})

test('a file that looks unchanged is not read, and its record is not validated', async () => {
  const project = await copyProject()
  const path = join(project.root, brand)
  await writeFile(path, 'not even: [YAML')
  // Reading it fails, but an earlier run claims to have done so.
  const told = new TextHashes([], () => Date.now() + 60_000)
  const hash = told.add(path, await stat(path), 'the text of then')
  const known = { name: 'Known', stage: 'Known' }
  const find: DataMemory['records']['find'] = (key) => (key.startsWith(hash) ? { value: known } : undefined)
  const memory = { ...noMemory(), hashes: new TextHashes(told.settled()), records: { ...noRecords, find } }
  const { brands } = await read(project, memory)
  expect(brands.find(({ slug }) => slug === 'vistaset')?.value).toBe(known)
  expect(brands.filter(({ value }) => value === known)).toHaveLength(1)
  await expect(read(project)).rejects.toThrow('broken YAML')
})

test('what checks across files found is not looked for by the next run', async () => {
  const project = await copyProject()
  await read(project)
  const memory = keptFor(project)
  const find = vi.spyOn(memory.problems, 'find')
  await read(project, memory)
  expect(find).toHaveReturnedWith([expect.objectContaining({ field: 'listOverrides.vista0' })])
})

test('an error is reported each time, and the valid records beside it are cached', async () => {
  const project = await copyProject()
  const before = await valuesOf(project, noMemory())
  await project.edit(brand, /^marketSize: (.*)$/m, 'marketSize: much # $1')
  for (const _ of [1, 2]) await expect(read(project)).rejects.toThrow(`${brand}:`)
  const found: boolean[] = []
  const kept = keptFor(project)
  const find: DataMemory['records']['find'] = (key, source) => {
    const record = kept.records.find(key, source)
    found.push(record !== undefined)
    return record
  }
  await project.edit(brand, /^marketSize: much # (.*)$/m, 'marketSize: $1')
  expect(await valuesOf(project, { ...noMemory(), records: { ...noRecords, find } })).toEqual(before)
  expect(found.filter((isKnown) => !isKnown)).toHaveLength(1)
})

test('placeholders in a cached record are checked each time', async () => {
  const project = await copyProject()
  const shown = async () => brandOf(buildSite(await read(project)), 'vistaset').summary
  await project.edit(brand, /^summary: .*$/m, "summary: 'Made by {studio}'")
  expect([await shown(), await shown()]).toEqual(['Made by Northmark Studio', 'Made by Northmark Studio'])
  await project.edit(brand, /^summary: .*$/m, "summary: 'Made by {nobody}'")
  for (const _ of [1, 2]) await expect(read(project)).rejects.toThrow('found {nobody}')
})

test('YAML in a file named .json is an error, even if its text is cached', async () => {
  const project = await copyProject()
  const path = (ending: string) => join(project.root, brand.replace('.yaml', ending))
  await read(project)
  await rename(path('.yaml'), path('.json'))
  await expect(read(project)).rejects.toThrow(/broken JSON/)
})

test('records are also available as they were typed', async () => {
  const project = await copyProject()
  await project.edit(brand, /^summary: .*$/m, 'summary: "Spaces around it  "')
  const summary = async (withRecords: boolean) => {
    const { brands } = await read(project, keptFor(project, withRecords))
    return brands.find(({ slug }) => slug === 'vistaset')?.source.value
  }
  await read(project)
  expect(await summary(true)).toMatchObject({ summary: 'Spaces around it' })
  expect(await summary(false)).toMatchObject({ summary: 'Spaces around it  ' })
})

test('a file that disappears while the data is read is reported, and is no internal error', async () => {
  const project = await copyProject()
  const memory = noMemory()
  const path = join(project.root, brand)
  const find = (asked: string) => {
    if (asked === path) throw Object.assign(new Error('gone'), { code: 'ENOENT' })
    return undefined
  }
  const hashes = Object.assign(new TextHashes(), { find })
  await expect(read(project, { ...memory, hashes })).rejects.toThrow(`${brand}: found no such file any more`)
})
