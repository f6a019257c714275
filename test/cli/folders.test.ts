import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, temporaryFolder } from '../support/folder'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

test('--root builds another folder’s project, into that folder', async () => {
  const elsewhere = await temporaryFolder()
  const { root } = await copyProject()
  const { exitCode, stdout } = await runCli(['--root', root], elsewhere)
  expect(exitCode).toBe(0)
  expect(stdout).toContain('dist')
  expect((await readdir(root)).sort()).toEqual(['data', 'dist', 'templates'])
  expect(await readdir(elsewhere)).toEqual([])
})

test('--root, --data and --out are folders as seen from where the program runs', async () => {
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
