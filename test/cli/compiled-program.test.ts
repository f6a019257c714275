import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copy } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folder'

/** A checkout of its own, so that nobody else's compiled program is touched. */
async function checkout() {
  const root = await temporaryFolder()
  for (const name of ['bin', 'src', 'package.json']) await copy(name, join(root, name))
  await mkdir(join(root, 'node_modules'))
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.'))
  await Promise.all(
    packages.map((name) => symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name))),
  )
  return root
}

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
})
