import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TextFiles } from '../../../src/output/cache/text-files'
import { temporaryFolder } from '../../support/folder'

/** A file of ten bytes, and what reads its parts. @param size of the memory */
async function opened(size?: number) {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, '0123456789')
  const files = new TextFiles(size)
  const read = (times: number) => Array.from({ length: times }, () => files.part(path, 2, 5))
  return { path, files, read }
}

test('a part is the same, however often it is read', async () => {
  const { read } = await opened()
  expect(new Set(read(30))).toEqual(new Set(['234']))
})

test('a part beyond the end is shorter', async () => {
  const { path, files, read } = await opened()
  expect(files.part(path, 8, 20)).toBe('89')
  read(20)
  expect(files.part(path, 8, 20)).toBe('89')
})

test('a file that is read often is held, one that is read seldom is not', async () => {
  const { path, read } = await opened()
  read(9)
  await rm(path)
  expect(() => read(1)).toThrow('ENOENT')
  await writeFile(path, '0123456789')
  const other = await opened()
  other.read(10)
  await rm(other.path)
  expect(other.read(1)).toEqual(['234'])
})

test('a file that does not fit in the memory is not held', async () => {
  const { path, read } = await opened(9)
  expect(read(20)).toContain('234')
  await rm(path)
  expect(() => read(1)).toThrow('ENOENT')
})

test('of files that do not fit together, the last one is held', async () => {
  const { path, files } = await opened(15)
  const other = await opened()
  for (const file of [path, other.path]) for (let read = 0; read < 10; read++) files.part(file, 2, 5)
  await rm(path)
  await rm(other.path)
  expect(files.part(other.path, 2, 5)).toBe('234')
  expect(() => files.part(path, 2, 5)).toThrow('ENOENT')
})
