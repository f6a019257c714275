import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkout } from '../support/checkout'
import { contentsOf, filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'
import { startedSite } from '../support/new-site'
import { runBin } from '../support/run-bin'
import { runCli } from '../support/run-cli'

const { parent, started } = await startedSite()
const site = join(parent, 'site')
const read = (file: string) => readFile(join(site, file), 'utf8')

describe('a new site', () => {
  test('is written in one go, and the next steps are printed', async () => {
    expect(started).toMatchObject({ exitCode: 0, stderr: '' })
    expect(started.stdout).toBe(`Started a site in site: ${(await filesIn(site)).length} files.

Next:
  cd site
  npm install
  npm run dev
and read README.md, which says how to continue.
`)
  })

  test('has data, templates, and the settings of git, editors, TypeScript and GitHub', async () => {
    expect(await filesIn(site)).toEqual(
      expect.arrayContaining([
        ...['.editorconfig', '.github/workflows/site.yml', '.gitignore', '.vscode/extensions.json'],
        ...['.vscode/settings.json', 'README.md', 'package.json', 'tsconfig.json', 'data/site.yaml'],
        ...['data/schema/site.json', 'data/pages/about.md', 'templates/site.ts', 'templates/client/index.ts'],
        ...['document', 'header', 'footer', 'share-card', 'icon'].map((name) => `templates/layout/${name}.tsx`),
        ...['home', 'projects', 'project', 'page', 'errors'].map((name) => `templates/pages/${name}.tsx`),
      ]),
    )
  })

  test('is small, and knows nothing of the site of this repository', async () => {
    const files = (await filesIn(site)).filter((file) => !/^vendor\/|schema\//.test(file))
    const lines = await Promise.all(files.map(async (file) => (await read(file)).split('\n').length))
    expect(Math.max(...lines)).toBeLessThanOrEqual(150)
    for (const file of files) expect(await read(file), file).not.toMatch(/brand|portfolio|vista|pricing|TODO|2000-/i)
  })

  test('depends on the packed program and on exact versions of its tools, not on a name that a stranger could claim', async () => {
    const manifest = JSON.parse(await read('package.json'))
    const { version, engines } = JSON.parse(await readFile('package.json', 'utf8'))
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
    expect(manifest).toMatchObject({ private: true, type: 'module', engines })
    expect(manifest.dependencies).toEqual({ 'build-site': `file:vendor/build-site-${version}.tgz` })
    expect(await filesIn(join(site, 'vendor'))).toEqual([`build-site-${version}.tgz`])
    for (const [name, wanted] of Object.entries(manifest.devDependencies)) {
      expect(wanted, name).toBe(lock.packages[`node_modules/${name}`].version)
    }
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(['dev', 'build', 'check', 'test']))
    for (const command of Object.values(manifest.scripts)) expect(command).not.toMatch(/npx|npm exec/)
  })

  test('uses npx --no -- wherever it calls the program', async () => {
    for (const file of ['README.md', '.github/workflows/site.yml', 'data/projects/station-bench.yaml']) {
      const calls = [...(await read(file)).matchAll(/^.*\bnpx\b.*$/gm)].map(([line]) => line)
      expect(calls.length, file).toBeGreaterThan(0)
      for (const call of calls) expect(call).toContain('npx --no -- ')
    }
  })

  test('names an existing schema in the first line of every YAML file, and its editor settings name the same', async () => {
    const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(await read('.vscode/settings.json'))
    const named = new Set<string>()
    for (const file of (await filesIn(join(site, 'data'))).filter((name) => name.endsWith('.yaml'))) {
      const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(await read(join('data', file)))?.[1] ?? ''
      const path = resolve('/data', file, '..', schema).slice(1)
      await expect(read(path), file).resolves.toBeTruthy()
      named.add(path)
    }
    expect(Object.keys(settings['yaml.schemas'])).toEqual(expect.arrayContaining([...named]))
  })

  test('has the day on which it was started', async () => {
    expect(await read('data/texts.yaml')).toContain('updated: 2026-11-21')
    expect(await read('data/pages/about.md')).toContain('updated: 2026-11-21')
  })

  test('runs in its workflow only actions that are pinned to a commit, and only what is locked', async () => {
    const workflow = await read('.github/workflows/site.yml')
    const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(3)
    for (const name of used) expect(name).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    expect([...workflow.matchAll(/run: (.*)$/gm)].map(([, command]) => command)).toEqual([
      'npm ci --ignore-scripts',
      'npx --no -- tsc --noEmit',
      'npx --no -- build-site check --format github',
      'npx --no -- build-site --host github-pages --urls flat',
    ])
  })
})

describe('a folder that is not empty', () => {
  test('is refused with what it contains, and stays as it is', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'notes.txt': 'mine', 'data/site.yaml': 'mine' })
    const before = await stampsOf(folder)
    const { exitCode, stdout, stderr } = await runCli(['init'], folder)
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toMatch(
      /^error +\.: found data, notes\.txt, expected a new or empty folder.*\n\n.*Nothing was written\.\n$/,
    )
    expect(await stampsOf(folder)).toEqual(before)
  })

  test('is refused if it is a file', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { notes: 'mine' })
    const { exitCode, stderr } = await runCli(['init', 'notes'], folder)
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^error +notes: found a file, expected a new or empty folder/)
  })

  test('is refused if its package.json is invalid', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'package.json': '{' })
    const { exitCode, stderr } = await runCli(['init'], folder)
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^error +package\.json: found a package\.json that npm cannot read/)
    expect(await filesIn(folder)).toEqual(['package.json'])
  })

  test('may have any name, which the next step gives as a shell takes it', long, async () => {
    const folder = join(await temporaryFolder(), 'a*b')
    await mkdir(folder)
    const { stdout } = await runCli(['init', "what's new"], folder)
    expect(stdout).toContain("  cd 'what'\\''s new'\n")
  })

  test(
    'is accepted if it holds only what belongs to any project, and these files stay and are named',
    long,
    async () => {
      const folder = await temporaryFolder()
      const own = { 'Readme.md': 'mine', LICENSE: 'mine', '.git/HEAD': 'mine', '.gitignore': 'mine', '.DS_Store': '' }
      await writeFiles(folder, { ...own, '.vscode/settings.json': '{}', 'node_modules/.package-lock.json': '{}' })
      const before = await contentsOf(folder)
      const { exitCode, stdout } = await runCli(['init'], folder)
      expect(exitCode).toBe(0)
      expect(stdout).toContain('\nKept as they were: .gitignore, .vscode/settings.json, README.md\n')
      expect(stdout).toContain('read node_modules/build-site/starter/README.md,')
      expect(await contentsOf(folder)).toMatchObject(before)
      expect(await filesIn(folder)).toEqual(expect.arrayContaining(['.vscode/extensions.json', 'templates/site.ts']))
      expect(await filesIn(folder)).not.toContain('README.md')
    },
  )

  test('keeps a package.json that has the program, and packs none', async () => {
    const folder = await temporaryFolder()
    const text = '{"dependencies":{"build-site":"file:vendor/mine.tgz"}}'
    await writeFiles(folder, { 'package.json': text, 'vendor/mine.tgz': 'mine' })
    const { exitCode, stdout } = await runCli(['init'], folder)
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Kept as they were: package.json\n')
    expect(stdout).toMatch(/\n {2}npm pkg set type=module .*"scripts\.dev=build-site dev"/)
    expect(stdout).not.toContain('npm install --save-exact ')
    expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe(text)
    expect(await filesIn(join(folder, 'vendor'))).toEqual(['mine.tgz'])
  })
})

test('without npm, nothing can be packed, and nothing is written', async () => {
  const folder = await temporaryFolder()
  const { exitCode, stderr } = await runBin(['init', 'site'], folder, { PATH: folder })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    /^error .*: found that "npm pack" fails here \(.*npm.*\), expected npm,.*Nothing was written\.\n$/s,
  )
  expect(await filesIn(folder)).toEqual([])
})

test('in a checkout without development packages, a message says so, and nothing is written', long, async () => {
  const [root, folder] = [await checkout(), await temporaryFolder()]
  await rm(join(root, 'node_modules', 'typescript'))
  const { exitCode, stderr } = await runBin(['init', 'site'], folder, {}, join(root, 'bin', 'build-site.js'))
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    /^error .*: found no TypeScript, expected all packages.*; run npm ci\..*Nothing was written\.\n$/s,
  )
  expect(await filesIn(folder)).toEqual([])
})
