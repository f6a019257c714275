// @module-tag long

import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { differences, filesIn, stampsOf, temporaryFolder } from '../support/folder'
import { copyProject } from '../support/project'
import { plainEnv, runBin } from '../support/run-bin'
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

test('JSON files instead of the YAML files give the same site', async () => {
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

test('neither cached drawings nor a date in the environment make a difference', async () => {
  const fresh = await temporaryFolder()
  // A program without a cache: its own files, and a link to each package.
  await Promise.all(['bin', 'src', 'package.json'].map((name) => cp(name, join(fresh, name), { recursive: true })))
  await mkdir(join(fresh, 'node_modules'))
  for (const name of (await readdir('node_modules')).filter((name) => !name.startsWith('.'))) {
    await symlink(resolve('node_modules', name), join(fresh, 'node_modules', name))
  }
  const args = [join(fresh, 'bin', 'build-site.js'), '--quiet', '--out', join(fresh, 'dist')]
  await promisify(execFile)(process.execPath, args, { env: { ...plainEnv, SOURCE_DATE_EPOCH: '86400' } })
  expect((await readdir(join(fresh, 'node_modules', '.cache', 'build-site', 'images'))).length).toBeGreaterThan(40)
  expect(await differences(join(fresh, 'dist'), inject('realSite'))).toEqual([])
})
