import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { isParallel } from '../../src/output/worker/is-parallel'
import { temporaryFolder, writeFiles } from '../support/folder'

/**
 * What a script prints that starts a compiled program of three empty functions.
 *
 * @param thread the code of its second thread
 */
async function printedBy(script: string, thread = ''): Promise<string> {
  const folder = await temporaryFolder()
  await build({
    entryPoints: ['src/start/start.ts'],
    bundle: true,
    platform: 'node',
    outfile: join(folder, 'start.cjs'),
  })
  await writeFiles(folder, {
    'program.cjs': 'exports.run = exports.pageTasks = exports.watchThread = () => undefined',
    'worker-thread.cjs': thread,
    'script.cjs': `const { startProgram } = require('./start.cjs')\n${script}`,
  })
  const { stdout, stderr } = spawnSync(process.execPath, ['script.cjs'], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim()
}

test.each([
  [undefined, true],
  ['build', true],
  ['--json', true],
  ['check', false],
  ['dev', false],
])('with two processors and under %s, whether a second thread is started is %s', async (command, isStarted) => {
  const script = `console.log(startProgram(__dirname, ${JSON.stringify(command)}).worker !== undefined); process.exit()`
  expect(await printedBy(script)).toBe(String(isStarted && isParallel()))
})

test.runIf(isParallel())('a second thread that fails does no harm where nobody uses it', async () => {
  const script = "startProgram(__dirname, '--help').worker.on('exit', (code) => console.log('it ended with', code))"
  expect(await printedBy(script, 'throw new Error("broken")')).toBe('it ended with 1')
})
