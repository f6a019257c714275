import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DataCache } from '../../../src/content/source/data-cache'
import { readSource } from '../../../src/content/source/read-source'
import { temporaryFolder, writeFiles } from '../../support/folder'

test.each([
  ['vistaset.yaml', 'name: VistaSet\nstage: Idea\n'],
  ['vistaset.json', '{\n"stage": "Idea" }'],
])('a field of %s is located by reading the file again; if it is gone, at its first line', async (name, text) => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { [name]: text })
  const path = join(folder, name)
  const parsed = readSource({ kind: 'brands', slug: 'vistaset', file: name, path }, new DataCache())
  if (parsed === undefined || 'problems' in parsed) throw new Error('expected it to be read')
  expect(parsed.source.lineOf(['stage'])).toBe(2)
  await rm(path)
  expect(parsed.source.lineOf(['stage'])).toBe(1)
})
