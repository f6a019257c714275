import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeNewFiles } from '../../src/edit/write-new-files'
import { contentsOf, filesIn, temporaryFolder, writeFiles } from '../support/folder'

test('all files are written, with the folders that they need', async () => {
  const folder = await temporaryFolder()
  const paths = ['new/a/1.txt', 'new/a/2.txt', 'new/b/3.txt']
  await writeNewFiles(paths.map((path) => ({ path: join(folder, path), content: path })))
  expect(await filesIn(folder)).toEqual(paths)
})

test('a file that already exists stays, and nothing is written', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'old/mine.txt': 'mine' })
  await mkdir(join(folder, 'empty'))
  const before = await contentsOf(folder)
  const files = ['new/a/1.txt', 'old/2.txt', 'empty/3.txt', 'old/mine.txt', 'new/never.txt']
  const written = writeNewFiles(files.map((path) => ({ path: join(folder, path), content: path })))
  await expect(written).rejects.toMatchObject({ code: 'EEXIST' })
  expect(await contentsOf(folder)).toEqual(before)
  // Folders that existed before stay, those that were created are removed.
  await expect(mkdir(join(folder, 'empty'))).rejects.toMatchObject({ code: 'EEXIST' })
  await mkdir(join(folder, 'new'))
})

test('what was written can be removed again; files that others have created in the meantime stay', async () => {
  const folder = await temporaryFolder()
  const file = { path: join(folder, 'new', 'a.txt'), content: 'a' }
  const undo = await writeNewFiles([file])
  await undo()
  await mkdir(join(folder, 'new'))
  await writeFile(join(folder, 'new', 'theirs.txt'), 'theirs')
  const undoOther = await writeNewFiles([file])
  await undoOther()
  expect(await filesIn(folder)).toEqual(['new/theirs.txt'])
})
