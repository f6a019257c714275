import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsIn } from '../../src/lib/environment-problem'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

const systemError = (code: string, path?: string, syscall = 'write') =>
  Object.assign(new Error(`${code}: as the system says it`), { code, syscall, ...(path && { path }) })

describe('an error of the system is explained in a sentence that names the cause', () => {
  test.each([
    ['ENOSPC', 'the disk is full'],
    ['EDQUOT', 'the disk quota'],
    ['EACCES', 'permission was denied'],
    ['EROFS', 'the file system is read-only'],
    ['EMFILE', 'too many files are open'],
    ['EFBIG', 'larger than is allowed'],
    ['EBUSY', 'is using this'],
  ])('%s', (code, words) => {
    const [problem] = problemsIn(systemError(code, '/site/dist/index.html')) ?? []
    expect(problem).toMatchObject({ severity: 'error', file: '/site/dist/index.html' })
    expect(problem?.message).toContain(words)
    expect(problem?.message).toMatch(/, expected .*; .* \(E[A-Z]+\)$/)
  })

  test('a place where no files can be created, which the system reports as missing', () => {
    const [problem] = problemsIn(systemError('ENOENT', '/proc/dist', 'mkdir')) ?? []
    expect(problem?.message).toMatch(/^no folder can be created here, expected .*; .* \(ENOENT\)$/)
  })

  test('also if the system names no file', () => {
    expect(problemsIn(systemError('ENOSPC'))).toMatchObject([{ file: 'build-site' }])
  })
})

test.each([
  ['an error of our own', new TypeError('x is not a function')],
  ['a file of our own that is missing', systemError('ENOENT', 'run.mjs')],
  ['a code that no system gave', Object.assign(new Error('busy'), { code: 'EBUSY' })],
  ['no error at all', 'EBUSY'],
])('%s is not one of them', (_, error) => {
  expect(problemsIn(error)).toBeUndefined()
})

test('a name that is too long for the disk ends a build with a sentence, exit code 1 and nothing left behind', async () => {
  const { root } = await copyProject()
  const out = 'd'.repeat(300)
  const { exitCode, stderr } = await runCli(['--out', out, '--quiet'], root)
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('the name is too long') })
  expect(stderr).not.toContain('    at ')
  expect((await readdir(root)).sort()).toEqual(['data', 'templates'])
})

test.skipIf(process.platform !== 'linux')('so does a place where no files can be created', async () => {
  const { root } = await copyProject()
  const { exitCode, stderr } = await runCli(['--out', '/proc/dist', '--quiet'], root)
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('no folder can be created'),
  })
})

test.skipIf(process.getuid?.() === 0)('so does a read-only folder', async () => {
  const { root } = await copyProject()
  await mkdir(join(root, 'www'))
  await chmod(join(root, 'www'), 0o500)
  const { exitCode, stderr } = await runCli(['--out', 'www/dist', '--quiet'], root)
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('permission was denied') })
})

test.skipIf(process.getuid?.() === 0)('a writable output folder in a folder that is not', async () => {
  const { root } = await copyProject()
  const parent = join(root, 'www')
  await mkdir(join(parent, 'dist'), { recursive: true })
  await chmod(parent, 0o555)
  const { exitCode, stderr } = await runCli(['--out', 'www/dist', '--quiet'], root)
  await chmod(parent, 0o755)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`error   ${parent}: permission was denied`)
})

test.skipIf(process.getuid?.() === 0)('a data file that cannot be read is in the report of check', async () => {
  const { root } = await copyProject()
  await chmod(join(root, 'data/pricing.yaml'), 0o000)
  const { exitCode, stdout } = await runCli(['check', '--json'], root)
  const message = expect.stringContaining('permission was denied')
  expect([exitCode, JSON.parse(stdout)]).toMatchObject([1, { verdict: 'not ready', findings: [{ message }] }])
})

test.skipIf(process.getuid?.() === 0)('preview says that it must not read an output folder', async () => {
  const { root } = await copyProject()
  await mkdir(join(root, 'dist'))
  await chmod(join(root, 'dist'), 0o000)
  const { exitCode, stderr } = await runCli(['preview'], root)
  await chmod(join(root, 'dist'), 0o755)
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('permission was denied') })
})
