import { expect, test } from 'vitest'
import { run } from '../../src/cli/run'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'
import { Terminal } from '../support/terminal'

test('an internal error ends with 70, and its stack is printed to standard error', async () => {
  const [stdout, stderr] = [new Terminal(), new Terminal()]
  const packageRoot = await temporaryFolder()
  const interrupted = () => new Promise(() => {})
  expect(await run({ args: [], cwd: packageRoot, env: {}, stdout, stderr, interrupted, packageRoot })).toBe(70)
  expect(stdout.text).toBe('')
  expect(stderr.text).toContain('package.json')
  expect(stderr.text).toMatch(/\n +at .+:\d+:\d+/)
})

test('an output folder with foreign files ends with 1 and stays as it is', async () => {
  const { root } = await copyProject()
  const before = await stampsOf(root)
  for (const out of ['.', '..', 'data', 'templates/pages']) {
    const { exitCode, stdout, stderr } = await runCli(['--out', out], root)
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toContain('cannot be the output folder')
  }
  expect(await stampsOf(root)).toEqual(before)
})

test('an output folder below a file is a user error, not an internal one', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'notes.txt': 'mine' })
  const { exitCode, stderr } = await runCli(['--out', `${folder}/notes.txt/dist`, '--quiet'], process.cwd())
  expect(exitCode).toBe(1)
  expect(stderr).toContain('notes.txt')
  expect(await filesIn(folder)).toEqual(['notes.txt'])
})
