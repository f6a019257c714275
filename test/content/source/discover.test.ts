import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '../../support/data-folder'
import { discoverData } from '../../support/site-from'

async function kindsIn(...names: readonly string[]) {
  const folder = await dataFolder(Object.fromEntries(names.map((name) => [name, ''])))
  return (await discoverData(folder, folder)).map(({ file, kind, slug }) => [file, kind, slug])
}

test('files are known by name and folder, and sorted', async () => {
  const names = [
    'site.yaml',
    'pricing.yml',
    'home.json',
    'brands/vistaset.yaml',
    'collections/ai.json',
    'legal/terms.md',
  ]
  expect(await kindsIn(...names)).toEqual([
    ['brands/vistaset.yaml', 'brands', 'vistaset'],
    ['collections/ai.json', 'collections', 'ai'],
    ['home.json', 'home', 'home'],
    ['legal/terms.md', 'legal', 'terms'],
    ['pricing.yml', 'pricing', 'pricing'],
    ['site.yaml', 'site', 'site'],
  ])
})

test.each([
  'prices.yaml',
  'brand/vistaset.yaml',
  'brands/old/vistaset.yaml',
  'legal/terms.yaml',
  'brands/a.md',
  'a.txt',
])('%s has no kind, since nothing reads it', async (name) => {
  expect(await kindsIn(name)).toEqual([[name, undefined, expect.any(String)]])
})

test('the schemas for editors and hidden files are ignored', async () => {
  expect(await kindsIn('schema/brand.json', '.DS_Store', 'site.yaml')).toEqual([['site.yaml', 'site', 'site']])
})

test('files left by editors and the system are ignored, in every folder', async () => {
  const left = [
    'site.yaml~',
    'brands/#vistaset.yaml#',
    'brands/~$a.docx',
    'legal/terms.md.part',
    'Thumbs.db',
    'legal/desktop.ini',
  ]
  expect(await kindsIn(...left, 'a~b.txt')).toEqual([['a~b.txt', undefined, 'a~b']])
})

test('files behind links are found with the others, and nothing else is a file', async () => {
  const folder = await dataFolder({ 'site.yaml': '', 'brands/vistaset.yaml': '', '.hidden/home.yaml': '', 'a/.b': '' })
  await mkdir(join(folder, 'legal'))
  const found = async () => (await discoverData(folder, folder)).map(({ file }) => file)
  const files = ['brands/vistaset.yaml', 'site.yaml']
  expect(await found()).toEqual(files)
  await symlink(join(folder, 'brands'), join(folder, 'more'))
  await symlink(join(folder, 'site.yaml'), join(folder, 'other.yaml'))
  expect(await found()).toEqual(['brands/vistaset.yaml', 'more/vistaset.yaml', 'other.yaml', 'site.yaml'])
})

test('a file is named relative to where the program runs', async () => {
  const folder = await dataFolder({ 'content/site.yaml': '' })
  expect(await discoverData(join(folder, 'content'), folder)).toEqual([
    { kind: 'site', slug: 'site', file: join('content', 'site.yaml'), path: join(folder, 'content', 'site.yaml') },
  ])
})
