import { writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFile, writeCacheFile } from '../../src/lib/replace-file'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

test('a file is replaced as a whole', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'a.yaml': 'old' })
  replaceFile(join(folder, 'a.yaml'), (temporary) => writeFileSync(temporary, 'new'))
  expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('new')
  expect(await filesIn(folder)).toEqual(['a.yaml'])
})

/** Throws as the system does, which names the file that it was given, or none. */
const failures: readonly [string, (temporary: string) => void][] = [
  ['written', (temporary) => writeFileSync(join(temporary, 'below'), '')],
  ['written, where the system names none', () => fail('EFBIG')],
  ['renamed', () => undefined],
]

function fail(code: string): never {
  throw Object.assign(new Error(code), { code, syscall: 'write' })
}

test.each(failures)('an error names the file, not the temporary one, if that cannot be %s', async (_, write) => {
  const folder = await temporaryFolder()
  const path = join(folder, 'a.yaml')
  await writeFiles(folder, { 'a.yaml': 'old' })
  expect(() => replaceFile(path, write)).toThrow(expect.objectContaining({ path }))
  expect(await readFile(path, 'utf8')).toBe('old')
  expect(await filesIn(folder)).toEqual(['a.yaml'])
})

test('an expendable file is skipped if it cannot be written', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'cache'))
  writeCacheFile(join(folder, 'cache', 'a'), () => fail('ENOSPC'))
  expect(await filesIn(folder)).toEqual([])
})
