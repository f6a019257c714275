import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, temporaryFolder } from '../support/folder'
import { runCli } from '../support/run-cli'

test('the schemas of the project are those that the program writes: nobody edited or forgot them', async () => {
  const folder = await temporaryFolder()
  const { exitCode, stderr } = await runCli(['schema', '--data', 'mine'], folder)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(await contentsOf(join(folder, 'mine', 'schema'))).toEqual(await contentsOf('data/schema'))
})
