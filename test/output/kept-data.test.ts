import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LastingDataCache } from '../../src/content/source/data-cache'
import { type DataMemory, noRecords } from '../../src/content/source/data-memory'
import { loadData } from '../../src/content/source/load-data'
import { TextHashes } from '../../src/content/source/text-hashes'
import { KeptData } from '../../src/output/kept-data'
import { copyProject, type Project } from '../support/project'

/** Reads the data of a project as a run of the program does. */
async function read({ root }: Project, memory: DataMemory = new KeptData(process.cwd(), join(root, 'data'), false)) {
  const { data } = await loadData(join(root, 'data'), root, new LastingDataCache(memory))
  await memory.write()
  return data
}

/** What is read, without what tells places. */
async function valuesOf(project: Project, memory?: DataMemory) {
  const { brands, ...others } = await read(project, memory)
  const singles = Object.values(others).flat()
  return [...singles, ...brands].map(({ slug, value }) => [slug, value])
}

test('what is kept of the data is what is in it', async () => {
  const project = await copyProject()
  const first = await valuesOf(project)
  expect(await valuesOf(project)).toEqual(first)
  await project.edit('data/brands/vistaset.yaml', /^summary: .*$/m, 'summary: Another summary of it')
  const second = await valuesOf(project)
  expect(second).not.toEqual(first)
  expect(second).toEqual(await valuesOf(project, new KeptData(process.cwd(), project.root, false)))
})

test('a record whose text is known is neither read nor checked again', async () => {
  const project = await copyProject()
  const kept = new KeptData(process.cwd(), join(project.root, 'data'), false)
  const known = { name: 'Known' }
  const records = { ...noRecords, find: () => ({ value: known }) }
  const { brands, site } = await read(project, {
    recall: kept.recall,
    keep: kept.keep,
    hashes: new TextHashes(),
    records,
    writeHashes: kept.writeHashes,
    write: async () => undefined,
    letGo: kept.letGo,
  })
  expect(brands.map(({ value }) => value)).toEqual(brands.map(() => known))
  expect(site.value.name).not.toBe('Known')
  expect(brands[0]?.source.lineOf(['summary'])).toBeGreaterThan(1)
})

test('a mistake in a record is told each time, and once it is mended the text of before is known still', async () => {
  const project = await copyProject()
  const before = await valuesOf(project)
  const sizes = /^marketSize: (.*)$/m
  const file = 'data/brands/vistaset.yaml'
  await project.edit(file, sizes, 'marketSize: much # $1')
  for (const _ of [1, 2]) await expect(read(project)).rejects.toThrow(`${file}:`)
  await project.edit(file, /^marketSize: much # (.*)$/m, 'marketSize: $1')
  expect(await valuesOf(project)).toEqual(before)
})

test('whoever looks at records as they were typed gets them so', async () => {
  const project = await copyProject()
  await project.edit('data/brands/vistaset.yaml', /^summary: .*$/m, 'summary: "Spaces around it  "')
  const typed = () => read(project, new KeptData(process.cwd(), join(project.root, 'data'), true))
  await read(project)
  const [asMeant, asTyped] = [await read(project), await typed()]
  const of = ({ brands }: Awaited<ReturnType<typeof read>>) =>
    brands.find(({ slug }) => slug === 'vistaset')?.source.value
  expect(of(asMeant)).toMatchObject({ summary: 'Spaces around it' })
  expect(of(asTyped)).toMatchObject({ summary: 'Spaces around it  ' })
})
