import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { outputFailure } from '../../src/cli/output-failure'
import { temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { bin, plainEnv } from '../support/run-bin'

/** How a run ends whose output goes somewhere else. @param redirected by the shell, such as `> /dev/full` */
function runInto(redirected: string, args: readonly string[], cwd: string) {
  const command = ['-c', `exec "$0" "$@" ${redirected}`, process.execPath, bin, ...args]
  return new Promise((done) => {
    const child = execFile('bash', command, { cwd, env: plainEnv, timeout: 100_000 }, (_, stdout, stderr) =>
      done({ exitCode: child.exitCode, stdout, stderr }),
    )
  })
}

describe.skipIf(!existsSync('/dev/full'))('output to a full disk ends with one sentence and 1', () => {
  const stderr = expect.stringMatching(
    /^error {3}standard output: the disk is full, .*, expected room .*; free some space \(ENOSPC\)\.\n$/,
  )

  test.each([[['completion', 'bash']], [['--help']], [['--version']]])('%j', long, async (args) => {
    expect(await runInto('> /dev/full', args, await temporaryFolder())).toEqual({ exitCode: 1, stdout: '', stderr })
  })

  test.each([[['--json']], [['check', '--json']]])('%j', long, async (args) => {
    const { root } = await copyProject()
    expect(await runInto('> /dev/full', args, root)).toEqual({ exitCode: 1, stdout: '', stderr })
  })

  test('or without one, where that would go there too', async () => {
    const folder = await temporaryFolder()
    expect(await runInto('2> /dev/full', ['--nonsense'], folder)).toEqual({ exitCode: 1, stdout: '', stderr: '' })
  })
})

test('an unknown error of a stream is an internal error, with 70 and a stack', () => {
  const { words, exitCode } = outputFailure(new TypeError('no such stream'), 'standard output')
  expect(exitCode).toBe(70)
  expect(words).toMatch(/^build-site failed because of an internal error\..*\n\nTypeError: no such stream\n +at /)
})
