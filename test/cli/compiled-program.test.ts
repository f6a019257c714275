import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { checkout } from '../support/checkout'

async function help(root: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'bin', 'build-site.js'), '--help'])
  return stdout
}

test('the program is compiled once for each state of its sources, and anew where what was kept is damaged or gone', async () => {
  const root = await checkout()
  const cache = join(root, 'node_modules', '.cache', 'build-site', 'program')
  const first = await help(root)
  const [state = ''] = await readdir(cache)
  await help(root)
  expect(await readdir(cache)).toEqual([state])

  await truncate(join(cache, state, 'run.mjs'), 100)
  expect(await help(root)).toBe(first)
  await rm(cache, { recursive: true })
  expect(await help(root)).toBe(first)

  const program = join(root, 'src', 'cli', 'program.ts')
  await writeFile(program, (await readFile(program, 'utf8')).replace('Builds a venture', 'Bakes a venture'))
  expect(await help(root)).toContain('Bakes a venture')

  // As long as before, and as old.
  const { atime, mtime } = await stat(program)
  await writeFile(program, (await readFile(program, 'utf8')).replace('Bakes a venture', 'Bends a venture'))
  await utimes(program, atime, mtime)
  expect(await help(root)).toContain('Bends a venture')
  await truncate(join(cache, '..', 'sources'), 70)
  expect(await help(root)).toContain('Bends a venture')
})
