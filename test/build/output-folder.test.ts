import { mkdir, realpath, symlink } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, parse } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requireOwnFolder } from '../../src/build/output-folder'
import { InputError } from '../../src/lib/problem'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

/** A project in another place. */
const nothing = { root: '/nowhere/project', sources: [] }

/** A project in a folder, and the folders that its build reads. */
async function someProject() {
  const parent = await temporaryFolder()
  const root = join(parent, 'project')
  await writeFiles(root, { 'data/site.yaml': '', 'templates/pages/home.tsx': '' })
  const program = [join(parent, 'program/src'), join(parent, 'program/node_modules')]
  return { parent, root, precious: { root, sources: [join(root, 'data'), join(root, 'templates'), ...program] } }
}

describe('a folder that must not be replaced is refused', () => {
  test.each([
    ['the root of the disk', parse(process.cwd()).root],
    ['the home folder', homedir()],
    ['the parent of the home folder', join(homedir(), '..')],
  ])('%s', async (_, out) => {
    const refusal = requireOwnFolder(out, nothing)
    await expect(refusal).rejects.toThrow(InputError)
    await expect(refusal).rejects.toThrow('which the build would replace')
  })

  test.each([
    ['the project itself', '.'],
    ['the parent of the project', '..'],
    ['its data', 'data'],
    ['its templates', 'templates'],
  ])('%s, and the message names the folder and its content', async (_, way) => {
    const { root, precious } = await someProject()
    const out = join(root, way)
    const refusal = requireOwnFolder(out, precious)
    await expect(refusal).rejects.toThrow(InputError)
    await expect(refusal).rejects.toThrow(`${out}: cannot be the output folder: it contains ${root}`)
  })

  test('a folder with files that no build wrote, with the names of three of them', async () => {
    const out = await temporaryFolder()
    await writeFiles(out, { a: '', b: '', c: '', d: '', e: '' })
    await expect(requireOwnFolder(out, nothing)).rejects.toMatchObject({
      problems: [
        {
          severity: 'error',
          file: out,
          message: expect.stringMatching(/no build wrote \(\w, \w, \w and 2 more\), because it has no/),
        },
      ],
    })
    expect(await filesIn(out)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('the names of files from the system are not listed', async () => {
    const out = await temporaryFolder()
    await writeFiles(out, { '.DS_Store': '', a: '' })
    await expect(requireOwnFolder(out, nothing)).rejects.toThrow('no build wrote (a), because')
  })

  test('a file', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { dist: 'a file' })
    await expect(requireOwnFolder(join(folder, 'dist'), nothing)).rejects.toThrow(
      'cannot be the output folder: it is a file,',
    )
  })

  test('a place below a file', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { file: 'a file' })
    await expect(requireOwnFolder(join(folder, 'file', 'dist'), nothing)).rejects.toThrow('it is below a file')
  })
})

describe('a folder that the build reads is refused', () => {
  test.each(['data/dist', 'templates/static/dist'])('%s', async (way) => {
    const { root, precious } = await someProject()
    await expect(requireOwnFolder(join(root, way), precious)).rejects.toThrow('which the build reads')
  })
})

describe('a folder of the program itself is refused, forced or not', () => {
  test.each([
    ['program', 'which the build would replace'],
    ['program/src', 'which the build would replace'],
    ['program/src/output', 'which belongs to the program'],
    ['program/node_modules/react', 'which belongs to the program'],
  ])('%s', async (way, words) => {
    const { parent, precious } = await someProject()
    await writeFiles(join(parent, 'program'), { 'src/output/build.ts': '', 'node_modules/react/index.js': '' })
    for (const force of [false, true]) {
      await expect(requireOwnFolder(join(parent, way), precious, force)).rejects.toThrow(words)
    }
  })

  test('and a folder next to it is not', async () => {
    const { parent, precious } = await someProject()
    await expect(requireOwnFolder(join(parent, 'program/dist'), precious)).resolves.toBeTypeOf('string')
  })
})

describe('links are followed', () => {
  /** A project with a link named dist. */
  async function linked(target: string) {
    const { parent, root, precious } = await someProject()
    const out = join(root, 'dist')
    await symlink(target, out)
    return { parent, out, precious }
  }

  test('a link to an empty folder counts as that folder, by its real path', async () => {
    const { parent, out, precious } = await linked('../www')
    await mkdir(join(parent, 'www'))
    expect(await requireOwnFolder(out, precious)).toBe(await realpath(join(parent, 'www')))
  })

  test('a link in its path is followed, too', async () => {
    const { parent, out, precious } = await linked('../www')
    await mkdir(join(parent, 'www'))
    expect(await requireOwnFolder(join(out, 'site'), precious)).toBe(join(await realpath(join(parent, 'www')), 'site'))
  })

  test.each([
    ['the project', '../project'],
    ['its parent', '..'],
    ['its data', 'data'],
    ['the root of the disk', '/'],
    ['the home folder', homedir()],
  ])('a link to %s is refused, forced or not', async (_, target) => {
    const { out, precious } = await linked(target)
    await expect(requireOwnFolder(out, precious)).rejects.toThrow('which the build would replace')
    await expect(requireOwnFolder(out, precious, true)).rejects.toThrow('which the build would replace')
  })

  test.each([
    ['to nothing', '../nothing'],
    ['to itself', 'dist'],
  ])('a link %s is refused', async (_, target) => {
    const { out, precious } = await linked(target)
    await expect(requireOwnFolder(out, precious)).rejects.toThrow('it is a broken symbolic link')
  })
})

test('files that no build wrote are accepted if forced', async () => {
  const out = await temporaryFolder()
  await writeFiles(out, { 'photo.jpg': 'a memory' })
  await expect(requireOwnFolder(out, nothing, true)).resolves.toBe(await realpath(out))
})

describe('a folder without foreign files is accepted', () => {
  test.each([
    ['a new one in the project', 'project/dist'],
    ['a new one far below', 'project/out/www/site'],
    ['a sibling whose name begins like the project’s', 'project-dist'],
    ['one whose name begins with dots', 'project/..dist'],
  ])('%s', async (_, way) => {
    const { parent, precious } = await someProject()
    await expect(requireOwnFolder(join(parent, way), precious)).resolves.toBeTypeOf('string')
  })

  test('an empty one', async () => {
    await expect(requireOwnFolder(await temporaryFolder(), nothing)).resolves.toBeTypeOf('string')
  })

  test('one with nothing but files from the system', async () => {
    const out = await temporaryFolder()
    await writeFiles(out, { '.DS_Store': '', 'Thumbs.db': '', 'desktop.ini': '' })
    await expect(requireOwnFolder(out, nothing)).resolves.toBeTypeOf('string')
  })

  test.each([
    ['that of an earlier build', 'build-manifest.json'],
    ['one that parts of a site have been copied into', 'build-manifest-2-of-8.json'],
  ])('%s', async (_, manifest) => {
    const out = await temporaryFolder()
    await writeFiles(out, { 'index.html': '', [manifest]: '{}' })
    await expect(requireOwnFolder(out, nothing)).resolves.toBeTypeOf('string')
  })
})
