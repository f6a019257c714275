import { homedir } from 'node:os'
import { join, parse } from 'node:path'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/content/problem'
import { requireOwnFolder } from '../../src/output/output-folder'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

/** A project in a folder, and the folders of it that a build reads. */
async function someProject() {
  const parent = await temporaryFolder()
  const root = join(parent, 'project')
  await writeFiles(root, { 'data/site.yaml': '', 'templates/pages/home.tsx': '' })
  return { parent, root, precious: [root, join(root, 'data'), join(root, 'templates')] }
}

describe('a folder that somebody would miss is refused', () => {
  test.each([
    ['the root of the disk', parse(process.cwd()).root],
    ['the home folder', homedir()],
    ['the parent of the home folder', join(homedir(), '..')],
  ])('%s', async (_, out) => {
    const refusal = requireOwnFolder(out, [])
    await expect(refusal).rejects.toThrow(InputError)
    await expect(refusal).rejects.toThrow('which the build would replace')
  })

  test.each([
    ['the project itself', '.'],
    ['the parent of the project', '..'],
    ['its data', 'data'],
    ['its templates', 'templates'],
  ])('%s, and the message names the folder and what it holds', async (_, way) => {
    const { root, precious } = await someProject()
    const out = join(root, way)
    const refusal = requireOwnFolder(out, precious)
    await expect(refusal).rejects.toThrow(InputError)
    await expect(refusal).rejects.toThrow(`${out}: cannot be the output folder: it holds ${root}`)
  })

  test('a folder with files that no build wrote, by their names', async () => {
    const out = await temporaryFolder()
    await writeFiles(out, { 'photo.jpg': 'a memory' })
    const refusal = requireOwnFolder(out, [])
    await expect(refusal).rejects.toThrow(InputError)
    await expect(refusal).rejects.toThrow('photo.jpg')
    expect(await filesIn(out)).toEqual(['photo.jpg'])
  })

  test('a file', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { dist: 'a file' })
    await expect(requireOwnFolder(join(folder, 'dist'), [])).rejects.toThrow(InputError)
  })

  test('a place below a file', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { file: 'a file' })
    await expect(requireOwnFolder(join(folder, 'file', 'dist'), [])).rejects.toThrow(InputError)
  })
})

describe('a folder that nobody would miss is accepted', () => {
  test.each([
    ['a new one in the project', 'project/dist'],
    ['a new one far below', 'project/out/www/site'],
    ['a sibling whose name begins like the project’s', 'project-dist'],
    ['one whose name begins with dots', 'project/..dist'],
  ])('%s', async (_, way) => {
    const { parent, precious } = await someProject()
    await expect(requireOwnFolder(join(parent, way), precious)).resolves.toBeUndefined()
  })

  test('an empty one', async () => {
    await expect(requireOwnFolder(await temporaryFolder(), [])).resolves.toBeUndefined()
  })

  test('that of an earlier build', async () => {
    const out = await temporaryFolder()
    await writeFiles(out, { 'index.html': '', 'build-manifest.json': '{}' })
    await expect(requireOwnFolder(out, [])).resolves.toBeUndefined()
  })
})
