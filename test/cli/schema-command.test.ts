import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, temporaryFolder } from '../support/folder'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

test('the schemas of the project are exactly those that the program writes', async () => {
  const { root: folder } = await copyProject()
  await mkdir(join(folder, 'mine'))
  const { exitCode, stderr } = await runCli(['schema', '--data', 'mine'], folder)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(await contentsOf(join(folder, 'mine', 'schema'))).toEqual(await contentsOf('data/schema'))
})

test('no data folder is created if there is none', async () => {
  const folder = await temporaryFolder()
  const { exitCode, stderr } = await runCli(['schema', '--root', 'elsewhere'], folder)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(
    `error   ${join('elsewhere', 'data')}: found no such folder, expected the data folder of a site`,
  )
  expect(await contentsOf(folder)).toEqual({})
})
