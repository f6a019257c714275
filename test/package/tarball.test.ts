// @module-tag long

import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import * as ownExports from '../../src/index'
import { filesIn, sharedFolder } from '../support/folder'
import { plainEnv } from '../support/run-bin'

/** The only files that the package may contain: no sources of the program, no tests, no site but the starter. */
const allowed = [
  /^(package\.json|LICENSE|(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md)$/,
  /^docs\/(README|data\/[\w-]+\/[\w-]+)\.md$/,
  /^bin\/(package\.json|build-site\.js|compile\.mjs)$/,
  /^lib\/[\w/-]+\.(js|js\.map|d\.ts)$/,
  /^starter\/[\w./-]+$/,
]

/** In bytes. */
const limits = { packed: 500_000, unpacked: 1_250_000 }

const folder = await sharedFolder()
let packed: readonly string[] = []
let sizes: { readonly size: number; readonly unpackedSize: number }

/** Runs a program in a folder; errors contain its output. npm may need certificates for its registry. */
function run(program: string, args: readonly string[], cwd: string) {
  const env = program === 'npm' ? process.env : plainEnv
  return promisify(execFile)(program, [...args], { cwd, env, timeout: 120_000 })
}

/** The names of the packages in the folder. */
async function installed(): Promise<string[]> {
  const names = await readdir(join(folder, 'node_modules'))
  const scopes = names.filter((name) => name.startsWith('@'))
  const scoped = scopes.map(async (scope) =>
    (await readdir(join(folder, 'node_modules', scope))).map((name) => `${scope}/${name}`),
  )
  return [...names, ...(await Promise.all(scoped)).flat()]
}

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], process.cwd())
  const [{ filename, files, size, unpackedSize }] = JSON.parse(stdout)
  sizes = { size, unpackedSize }
  packed = files.map(({ path }: { path: string }) => path)
  const quick = ['--ignore-scripts', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', ['install', `./${filename}`, ...quick], folder)
}, 180_000)

describe('the package', () => {
  test('contains what is needed and nothing else', () => {
    expect(packed.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([])
    expect(packed).toContain('bin/build-site.js')
    expect(packed).toContain('starter/github/workflows/site.yml')
  })

  test('is small: what is downloaded, and what is installed', () => {
    expect(sizes.size).toBeLessThan(limits.packed)
    expect(sizes.unpackedSize).toBeLessThan(limits.unpacked)
  })

  test('has a compiled module with a source map for each source, and types for what templates import', async () => {
    const sources = (await filesIn('src')).map((name) => name.replace(/\.ts$/, ''))
    for (const ending of ['.js', '.js.map']) {
      const compiled = packed.flatMap((path) => (path.startsWith('lib/') && path.endsWith(ending) ? [path] : []))
      expect(compiled.sort()).toEqual(sources.map((name) => `lib/${name}${ending}`).sort())
    }
    expect(packed).toContain('lib/index.d.ts')
  })

  test('has source maps that name the file of the repository, and do not contain it', async () => {
    const file = join(folder, 'node_modules', 'build-site', 'lib', 'cli', 'run.js')
    expect((await readFile(file, 'utf8')).trimEnd()).toMatch(/\n\/\/# sourceMappingURL=run\.js\.map$/)
    const map = JSON.parse(await readFile(`${file}.map`, 'utf8'))
    expect(map).toMatchObject({ version: 3, sources: ['../../src/cli/run.ts'] })
    expect(map).not.toHaveProperty('sourcesContent')
  })

  test('is one that Node can import, with the names of the sources', async () => {
    const script = "import('build-site').then((names) => console.log(JSON.stringify(Object.keys(names).sort())))"
    const { stdout } = await run(process.execPath, ['-e', script], folder)
    expect(JSON.parse(stdout)).toEqual(Object.keys(ownExports).sort())
  })

  test('includes what its documents link to', async () => {
    const documents = packed.filter((path) => /^(docs\/.*|[\w-]+)\.md$/.test(path))
    expect(documents).toContain('README.md')
    const linked = documents.map(async (document) => {
      const prose = (await readFile(document, 'utf8')).replaceAll(/(`+).*?\1/gs, '')
      const targets = prose.matchAll(/(?<!!\[[^\]]*)\]\((?![a-z]+:|#)([^)#]+)/g)
      // From the root of the repository, or from the document.
      return [...targets].map(([, target = '']) =>
        target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(document), target),
      )
    })
    expect((await Promise.all(linked)).flat().filter((path) => !packed.includes(path))).toEqual([])
  })

  test('depends on what it needs at run time, and on no development tool', async () => {
    const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
    const names = await installed()
    expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([])
    const tools = ['vitest', 'typescript', 'playwright-core', '@biomejs/biome']
    expect(tools.filter((name) => !(name in devDependencies))).toEqual([])
    expect(tools.filter((name) => names.includes(name))).toEqual([])
  })
})

describe('installed in an empty folder', () => {
  test('it starts a site and builds it', async () => {
    await run('npx', ['build-site', 'init', 'site'], folder)
    const { stdout } = await run('npx', ['build-site', '--root', 'site', '--json'], folder)
    expect(JSON.parse(stdout)).toMatchObject({ version: 2, warnings: [] })
    expect(await filesIn(join(folder, 'site', 'dist'))).toContain('projects/station-bench.html')
  })

  test('it can be run from the folder of the site, and adds to it', async () => {
    const site = join(folder, 'site')
    await run('npx', ['--no', '--', 'build-site', 'add', 'project', 'Harbor Lamp'], site)
    expect(await filesIn(join(site, 'data'))).toContain('projects/harbor-lamp.yaml')
  })

  test('it runs where its own folders are read-only', async () => {
    const kept = ['.cache', '.build-site'].map((name) => join(folder, 'node_modules', name))
    for (const path of kept) {
      await rm(path, { recursive: true })
      await writeFile(path, 'in the way of every folder')
    }
    const bin = join('node_modules', 'build-site', 'bin', 'build-site.js')
    const { stdout } = await run(process.execPath, [bin, '--root', 'site', '--json'], folder)
    expect(JSON.parse(stdout)).toMatchObject({ warnings: [] })
    for (const path of kept) expect(await readFile(path, 'utf8')).toBe('in the way of every folder')
  })
})
