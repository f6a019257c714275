import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, symlink } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

test('--root builds the project of another folder, into that folder', long, async () => {
  const elsewhere = await temporaryFolder()
  const { root } = await copyProject()
  const { exitCode, stdout } = await runCli(['--root', root], elsewhere)
  expect(exitCode).toBe(0)
  expect(stdout).toContain('dist')
  expect((await readdir(root)).sort()).toEqual(['data', 'dist', 'templates'])
  expect(await readdir(elsewhere)).toEqual([])
})

test('--root, --data and --out are relative to the current folder', long, async () => {
  const { root, edit } = await copyProject()
  const from = join(root, 'data')
  await cp(from, join(root, 'inner/other-data'), { recursive: true })
  await edit('inner/other-data/site.yaml', 'name: Northmark Studio', 'name: Southmark Studio')
  const before = await contentsOf(from)

  const cwd = join(root, 'inner')
  const { exitCode } = await runCli(['--root', '..', '--data', 'other-data', '--out', 'www/site', '--quiet'], cwd)
  expect(exitCode).toBe(0)
  expect(await readFile(join(cwd, 'www/site/index.html'), 'utf8')).toContain('Southmark Studio')
  expect(await readFile(join(cwd, 'www/site/index.html'), 'utf8')).not.toContain('Northmark Studio')
  expect((await readdir(root)).sort()).toEqual(['data', 'inner', 'templates'])
  expect(await contentsOf(from)).toEqual(before)
})

test.each([['project'], ['templates']])('links may lead to the %s of a site', long, async (linked) => {
  const { root, write } = await copyProject()
  // What was compiled before is not compiled again.
  await write('templates/components/new.ts', `// ${randomUUID()}`)
  const [there, here] = [join(await temporaryFolder(), 'one', linked), join(await temporaryFolder(), 'a', 'b', 'c')]
  await Promise.all([there, here].map((path) => mkdir(dirname(path), { recursive: true })))
  const from = linked === 'templates' ? join(root, linked) : root
  await rename(from, there)
  const link = linked === 'templates' ? from : here
  await symlink(there, link, 'junction')
  const site = linked === 'templates' ? root : link
  expect(await runCli(['--root', site, '--quiet'], dirname(there))).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  expect(await readdir(join(site, 'dist'))).toContain('index.html')
})

test.skipIf(process.platform === 'win32')('a project may be in a folder of any name', long, async () => {
  const { root } = await copyProject()
  const place = join(await temporaryFolder(), 'a "b"\tc\nd*e?[f]{g,h}!')
  await rename(root, place)
  expect(await runCli(['--quiet'], place)).toEqual({ exitCode: 0, stdout: '', stderr: '' })
})

test.skipIf(sep === '\\')('a project in a folder with a backslash in its name is refused with the reason', async () => {
  const root = join(await temporaryFolder(), 'a\\b')
  await writeFiles(root, { 'data/site.yaml': 'name: A' })
  for (const args of [[], ['add', 'brand', 'Vista Loom'], ['schema']]) {
    const { exitCode, stderr } = await runCli(args, root)
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: expect.stringContaining(`${root}: found a \\ in the name of this folder, expected one without it`),
    })
  }
})

test('an output folder with nothing but files of the Finder is accepted', long, async () => {
  const { root, write } = await copyProject()
  await write('new/.DS_Store', '')
  expect(await runCli(['--out', 'new', '--quiet'], root)).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  expect(await readdir(join(root, 'new'))).toContain('index.html')
})

test.each([
  [['build'], 'Nothing was built'],
  [['build', '--data', 'data'], 'Nothing was built'],
  [['dev'], ''],
  [['preview'], ''],
  [['schema'], 'Nothing was written'],
  [['add', 'brand', 'Loom'], 'Nothing was written'],
])('%j names a root that is a file as what it is', async (args, end) => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'package.json': '{}' })
  const { exitCode, stdout, stderr } = await runCli([...args, '--root', 'package.json'], folder)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toMatch(
    /^error {3}package\.json: found a file, expected the project folder, .*; .*--root\.\n(\n1 problem\. |$)/,
  )
  expect(stderr).toContain(end)
})

test('check names a root that is a file in its report', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'package.json': '{}' })
  const { exitCode, stdout, stderr } = await runCli(['check', '--root', 'package.json'], folder)
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
  expect(stdout).toMatch(
    /^data\n {2}error {4}package\.json\n +found a file, expected the project folder, .*; .*--root\.\n/,
  )
})
