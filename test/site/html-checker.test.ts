import { execFile, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const hasJava = spawnSync('java', ['-version']).status === 0

test.skipIf(!hasJava)('the Nu HTML checker has nothing to say about any page', { timeout: 120_000 }, async () => {
  expect(await checkHtml(htmlFiles())).toEqual([])
})

/** A folder form has the bytes of the flat form (see the test of routes), so only the flat ones are checked. */
function htmlFiles(): string[] {
  return readdirSync(inject('realSite')).filter((file) => file.endsWith('.html'))
}

/** What the checker says: errors and warnings, each with its file and line. */
async function checkHtml(files: readonly string[]): Promise<string[]> {
  const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build', 'dist', 'vnu.jar')
  const args = ['-Xss4m', '-jar', jar, '--exit-zero-always', '--format', 'gnu', ...files]
  const { stderr } = await promisify(execFile)('java', args, { cwd: inject('realSite'), maxBuffer: 2 ** 26 })
  return stderr.split('\n').filter((line) => line !== '')
}
