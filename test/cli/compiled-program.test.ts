// @module-tag long

import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copy, outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { checkout } from '../support/checkout'
import { filesIn, temporaryFolder } from '../support/folder'
import { plainEnv, runBin } from '../support/run-bin'

async function run(root: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'bin', 'build-site.js'), ...args], {
    cwd: root,
    env: plainEnv,
  })
  return stdout
}

function help(root: string): Promise<string> {
  return run(root, ['--help'])
}

test('the program is compiled once for each state of its sources, and again if the result is damaged or missing', async () => {
  const root = await checkout()
  const folder = join(root, 'node_modules', '.build-site', 'program')
  const first = await help(root)
  const [state = ''] = await readdir(folder)
  // Nothing can be compiled meanwhile.
  const compiler = join(root, 'node_modules', 'esbuild')
  await rename(compiler, `${compiler}-away`)
  expect(await help(root)).toBe(first)
  await rename(`${compiler}-away`, compiler)
  expect(await readdir(folder)).toEqual([state])

  await truncate(join(folder, state, 'program.cjs'), 100)
  expect(await help(root)).toBe(first)
  await rm(folder, { recursive: true })
  expect(await help(root)).toBe(first)

  const program = join(root, 'src', 'cli', 'program.ts')
  await writeFile(program, (await readFile(program, 'utf8')).replace('Builds a website', 'Bakes a website'))
  expect(await help(root)).toContain('Bakes a website')

  // The same length and modification time as before.
  const { atime, mtime } = await stat(program)
  await writeFile(program, (await readFile(program, 'utf8')).replace('Bakes a website', 'Bends a website'))
  await utimes(program, atime, mtime)
  expect(await help(root)).toContain('Bends a website')
})

test('its code cache is written by the first run of each command that does some work, and reused by all later runs', async () => {
  const root = await checkout()
  const folder = join(root, 'node_modules', '.build-site', 'program')
  for (const name of ['templates', 'data']) await copy(name, join(root, name))
  await help(root)
  const [state = ''] = await readdir(folder)
  const code = async () => {
    const names = (await readdir(join(folder, state))).filter((name) => name.endsWith('.code'))
    return Promise.all(names.map(async (name) => [name, (await stat(join(folder, state, name))).mtimeMs]))
  }
  expect(await code()).toEqual([])
  await run(root, ['schema'])
  const first = await code()
  expect(first.map(([name]) => name)).toEqual([`schema-${process.version}-${process.arch}.code`])
  await run(root, ['schema'])
  expect(await code()).toEqual(first)
})

test('without the cache, neither the program nor templates are compiled again', async () => {
  const root = await checkout()
  for (const name of ['templates', 'data']) await copy(name, join(root, name))
  await run(root, ['--quiet', '--share-images', 'one'])
  const folder = join(root, 'node_modules', '.build-site')
  const compiled = (await filesIn(folder)).filter((name) => /\.(cjs|code)$/.test(name))
  const times = () => Promise.all(compiled.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  const before = await times()
  await rm(join(root, 'node_modules', '.cache'), { recursive: true })
  await run(root, ['--quiet', '--share-images', 'one'])
  expect(await times()).toEqual(before)
  expect(new Set(compiled.map((name) => name.split('/')[0]))).toEqual(new Set(['program', 'templates']))
  // Their code caches are kept as well.
  const templates = compiled.filter((name) => name.startsWith('templates/'))
  const codes = templates.filter((name) => name.endsWith('.code'))
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.length).toBe(templates.length / 2)
})

test('if it cannot be stored, it is compiled for one run, which leaves nothing behind', async () => {
  const [root, temporary] = [await checkout(), await temporaryFolder()]
  await writeFile(join(root, 'node_modules', '.build-site'), 'a file, where the folder should be')
  const result = await runBin(['--version'], root, { TMPDIR: temporary }, join(root, 'bin', 'build-site.js'))
  expect(result).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  expect(await readdir(temporary)).toEqual([])
})

test('after a move it is compiled again, because it contains absolute paths of packages', async () => {
  const [root, moved] = [await checkout(), join(await temporaryFolder(), 'moved')]
  const first = await help(root)
  await rename(root, moved)
  expect(await help(moved)).toBe(first)
  expect(await readdir(join(moved, 'node_modules', '.build-site', 'program'))).toHaveLength(2)
})

test('it contains only the parts of the minifier that a build needs, not those for styles, scripts and addresses', async () => {
  const root = await checkout()
  await help(root)
  const folder = join(root, 'node_modules', '.build-site', 'program')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.cjs'))
  const code = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('')
  const holds = (name: string) => code.includes(`node_modules/${name}/`)
  expect(holds('html-minifier-terser')).toBe(true)
  expect(['clean-css', 'terser', 'relateurl'].filter(holds)).toEqual([])
})

test('concurrent runs that all find nothing compiled do not interfere', async () => {
  const root = await checkout()
  const folder = join(root, 'node_modules', '.build-site', 'program')
  for (let round = 0; round < 2; round++) {
    await rm(folder, { recursive: true, force: true })
    const shown = await Promise.all(Array.from({ length: 3 }, () => help(root)))
    expect(new Set(shown).size).toBe(1)
    expect(await readdir(folder)).toHaveLength(1)
  }
})

test('next to the compiled program, the oldest states and leftovers of killed runs are removed, but not files that are being written', async () => {
  const root = await checkout()
  const folder = join(root, 'node_modules', '.build-site', 'program')
  const left = join(folder, 'state.left')
  await mkdir(left, { recursive: true })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await mkdir(join(folder, `state.${name}`))
  await utimes(left, new Date(), new Date(Date.now() - 2 * 3_600_000))
  await help(root)
  const names = await readdir(folder)
  expect([names.includes('state.left'), names.length]).toEqual([false, 8])
})

/** A copy of the program that cannot start for some reason. */
async function broken(spoil: (root: string) => Promise<void>): Promise<string> {
  const root = await checkout()
  await spoil(root)
  return root
}

/** Changes the versions of Node that the program requires. */
function asking(node: string): (root: string) => Promise<void> {
  return async (root) => {
    const file = join(root, 'package.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"node": ".*"/, `"node": "${node}"`))
  }
}

const system = `${process.platform}-${process.arch}`

/** Puts a package itself in the place of a link to it, and takes those away that hold its native code. */
async function withoutNative(root: string, name: string, native: string): Promise<void> {
  const folder = join(root, 'node_modules', name)
  await rm(folder)
  await copy(join('node_modules', name), folder)
  await rm(join(root, 'node_modules', native))
}

const [major, minor] = process.versions.node.split('.').map(Number)

test.each<readonly [name: string, spoil: (root: string) => Promise<void>, sentence: string]>([
  [
    'a Node that is too old',
    asking('^96.19.0 || >=98.12.0'),
    `build-site needs Node 96.19, or 98.12 or newer, found ${process.versions.node}.`,
  ],
  [
    'a Node between those that it runs on',
    asking('^1.2.0 || >=98.12.0'),
    `build-site needs Node 1.2, or 98.12 or newer, found ${process.versions.node}.`,
  ],
  [
    'a Node whose smaller number is too low',
    asking(`>=${major}.${Number(minor) + 1}.0`),
    `build-site needs Node ${major}.${Number(minor) + 1} or newer, found ${process.versions.node}.`,
  ],
  [
    'a clone in which nothing is installed',
    (root) => rm(join(root, 'node_modules'), { recursive: true }),
    'node_modules: found no package esbuild, expected the packages of the program; run npm ci first.',
  ],
  [
    'half an installation',
    (root) => rm(join(root, 'node_modules', 'commander')),
    'node_modules: found no package commander, expected the packages of the program; run npm ci first.',
  ],
  [
    'an installation without a package that is loaded from its place',
    (root) => rm(join(root, 'node_modules', 'node-html-parser')),
    'node_modules: found no package node-html-parser, expected the packages of the program; run npm ci first.',
  ],
  [
    'an installation without optional packages',
    (root) => withoutNative(root, 'esbuild', '@esbuild'),
    `node_modules: found no esbuild for this system (${system}), expected the packages of the program, including optional ones; run npm ci here.`,
  ],
  [
    'an installation from another system',
    async (root) => {
      await withoutNative(root, 'esbuild', '@esbuild')
      await outputFile(join(root, 'node_modules/@esbuild/aix-ppc64/package.json'), '{"name": "@esbuild/aix-ppc64"}')
      await outputFile(join(root, 'node_modules/@esbuild/aix-ppc64/bin/esbuild'), '')
    },
    `node_modules: found no esbuild for this system (${system}), expected the packages of the program, including optional ones; run npm ci here.`,
  ],
  [
    "Yarn's Plug'n'Play",
    async (root) => {
      const file = join(root, 'bin', 'build-site.js')
      const versions = "Object.defineProperty(process, 'versions', { value: { ...process.versions, pnp: '3' } })"
      await writeFile(file, (await readFile(file, 'utf8')).replace("'use strict'", `'use strict'; ${versions}`))
    },
    "found Yarn's Plug'n'Play, expected packages in a folder node_modules; write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.",
  ],
])('%s is reported in one sentence', async (_, spoil, sentence) => {
  const root = await broken(spoil)
  const { exitCode, stdout, stderr } = await runBin(['--version'], root, {}, join(root, 'bin', 'build-site.js'))
  expect({ exitCode, stdout, lines: stderr.split('\n').length }).toEqual({ exitCode: 1, stdout: '', lines: 2 })
  expect(stderr.replace(`${root}/`, '')).toBe(`error   ${sentence}\n`)
})

test.each(['>=1.0.0', `^${major}.${minor}.0`, `^1.0.0 || >=${major}.${minor}.0`])(
  'Node %s is accepted as the current one',
  async (node) => {
    const root = await broken(async (root) => {
      await asking(node)(root)
      // What comes next needs packages: there is no need to compile the program for this.
      await rm(join(root, 'node_modules'), { recursive: true })
    })
    const { stderr } = await runBin(['--version'], root, {}, join(root, 'bin', 'build-site.js'))
    expect(stderr).toContain('found no package esbuild')
  },
)

test('native code that turns out to be missing when it is needed is reported in one sentence, too', async () => {
  const root = await checkout()
  for (const name of ['templates', 'data']) await copy(name, join(root, name))
  await rm(join(root, 'node_modules', '@resvg'))
  await copy('node_modules/@resvg/resvg-js', join(root, 'node_modules/@resvg/resvg-js'))
  const { exitCode, stderr } = await runBin(['--quiet'], root, {}, join(root, 'bin', 'build-site.js'))
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: `error   node_modules: found no @resvg/resvg-js for this system (${system}), expected the packages of the program, including optional ones; run npm ci here.\n\n1 problem. Nothing was built; the output folder is unchanged.\n`,
  })
})
