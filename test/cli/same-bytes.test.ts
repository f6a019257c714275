import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { differences, filesIn, stampsOf, temporaryFolder } from '../support/folder'
import { copyProject } from '../support/project'
import { runBin } from '../support/run-bin'
import { runCli } from '../support/run-cli'

test('a project builds to the same bytes in another folder, and a second build touches no file', async () => {
  const { root } = await copyProject()
  const dist = join(root, 'dist')
  await runCli(['--quiet'], root)
  expect(await differences(dist, inject('realSite'))).toEqual([])
  const before = await stampsOf(dist)
  await runCli(['--quiet'], root)
  expect(await stampsOf(dist)).toEqual(before)
})

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'folder, language and a clock in %s make no difference',
  async (TZ) => {
    const { root } = await copyProject()
    const elsewhere = await temporaryFolder()
    const env = { TZ, LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', NODE_ENV: 'development' }
    const result = await runBin(['--root', root, '--out', 'site', '--quiet'], elsewhere, env)
    expect(result).toEqual({ exitCode: 0, signal: null, stdout: '', stderr: '' })
    expect(await differences(join(elsewhere, 'site'), inject('realSite'))).toEqual([])
  },
)

test('JSON files in place of the YAML files give the same site', async () => {
  const { root, write, remove } = await copyProject()
  const files = (await filesIn(join(root, 'data'))).filter((file) => file.endsWith('.yaml'))
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) {
    const value: unknown = parse(await readFile(join(root, 'data', file), 'utf8'))
    await write(`data/${file.replace(/yaml$/, 'json')}`, JSON.stringify(value))
    await remove(`data/${file}`)
  }
  expect((await runCli(['--quiet'], root)).exitCode).toBe(0)
  expect(await differences(join(root, 'dist'), inject('realSite'))).toEqual([])
})
