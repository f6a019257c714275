import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentsOf, filesIn, sharedFolder, stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { type CliResult, runCli } from '../support/run-cli'

const parent = await sharedFolder()
const site = join(parent, 'site')
let started: CliResult
const read = (file: string) => readFile(join(site, file), 'utf8')

beforeAll(async () => {
  started = await runCli(['init', 'site'], parent)
})

describe('a new site', () => {
  test('is written in one go, and the next steps are printed', async () => {
    expect(started).toMatchObject({ exitCode: 0, stderr: '' })
    expect(started.stdout).toContain(`Started a site in site: ${(await filesIn(site)).length} files.`)
    expect(started.stdout).toContain('cd site\n')
    expect(started.stdout).toContain('npx --no -- build-site')
    const steps = started.stdout.split('\n').filter((line) => /^ +(npm|mkdir) /.test(line))
    expect(steps).toHaveLength(3)
    expect(await read('README.md')).toContain(steps.map((line) => `${line.trim()}\n`).join(''))
  })

  test('has two brands in one collection, one of them active, and the templates of the program', async () => {
    const data = await filesIn(join(site, 'data'))
    expect(data.filter((file) => file.startsWith('brands/'))).toHaveLength(2)
    expect(data.filter((file) => file.startsWith('collections/'))).toHaveLength(1)
    expect(await contentsOf(join(site, 'templates'))).toEqual(await contentsOf('templates'))
    expect(await contentsOf(join(site, 'data/schema'))).toEqual(await contentsOf('data/schema'))
    expect(await filesIn(site)).toEqual(expect.arrayContaining(['.gitignore', 'README.md']))
  })

  test('names an existing schema in the first line of every YAML file', async () => {
    const files = (await filesIn(join(site, 'data'))).filter((file) => file.endsWith('.yaml'))
    for (const file of files) {
      const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(await read(join('data', file)))?.[1] ?? ''
      await expect(readFile(resolve(site, 'data', file, '..', named), 'utf8'), file).resolves.toBeTruthy()
    }
  })

  test('has today’s dates', async () => {
    expect(await read('data/site.yaml')).toContain(`updated: ${new Date().toISOString().slice(0, 10)}`)
    for (const file of await filesIn(join(site, 'data'))) {
      expect(await read(join('data', file)), file).not.toMatch(/^\s*\w+: 2000\b/m)
    }
  })

  test('runs in its workflow only actions that are pinned to a commit', async () => {
    const used = [...(await read('.github/workflows/site.yml')).matchAll(/uses: (\S+)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(3)
    for (const name of used) expect(name).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })
})

test('a new site is not ready, in its workflow either, until its placeholders are replaced', long, async () => {
  expect(await read('.github/workflows/site.yml')).toMatch(/^ +- run: npx --no -- build-site check --format github$/m)
  expect(await read('README.md')).toContain('stays red')
  const { exitCode, stdout } = await runCli(['check', '--format', 'github'], site)
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/^Not ready: 6 errors, /m)
  expect(stdout.match(/^::error .*$/gm)).toEqual(Array(6).fill(expect.stringContaining('title=placeholders::')))
})

describe('a new site, built', () => {
  const out = join(site, 'dist')
  const documents = new Map<string, Document>()

  beforeAll(async () => {
    const { exitCode, stderr } = await runCli(['--root', 'site', '--strict', '--urls', 'flat'], parent)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    for (const file of (await filesIn(out)).filter((name) => name.endsWith('.html'))) {
      documents.set(file, parseDocument(await readFile(join(out, file), 'utf8')))
    }
  })

  test('has a page for everything', () => {
    expect([...documents.keys()].sort()).toEqual(
      ['404', '500', 'contact', 'craft-collection-portfolio', 'domains', 'harborloom', 'index']
        .concat(['pebblepost', 'privacy-policy', 'terms-of-use'])
        .map((name) => `${name}.html`),
    )
  })

  test('has one heading on each page, and titles and descriptions of its own that fit a search result', () => {
    const seen = new Set<string>()
    for (const [file, document] of documents) {
      expect(document.querySelectorAll('h1'), file).toHaveLength(1)
      if (/^\d/.test(file)) continue
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
      for (const text of [document.title, description]) {
        expect(seen, file).not.toContain(text)
        seen.add(text)
      }
      expect(document.title, file).toMatch(/^.{10,65}$/)
      expect(description, file).toMatch(/^.{50,160}$/)
    }
  })

  test('searches for what this site has, not for what another one has', () => {
    const field = documents.get('domains.html')?.querySelector('input[type=search]')
    expect(field?.getAttribute('placeholder')).toBe('wool, letters, stone …')
  })

  test('renders no empty list if there are no social networks', () => {
    for (const [file, document] of documents) {
      const lists = [...document.querySelectorAll('ul, ol, nav')].filter((list) => list.children.length === 0)
      expect(lists, file).toEqual([])
      expect(document.querySelector('script[type="application/ld+json"]')?.textContent, file).not.toContain('sameAs')
    }
  })
})

test('a site without legal pages builds, and its footer has no heading for them', async () => {
  const folder = await temporaryFolder()
  await runCli(['init'], folder)
  await rm(join(folder, 'data/legal'), { recursive: true })
  expect((await runCli(['--quiet'], folder)).stderr).toMatch(/data\/legal\/terms-of-use\.md: missing file, expected it/)
  const site = join(folder, 'data/site.yaml')
  await writeFile(site, (await readFile(site, 'utf8')).replace(/^legal: .*$/m, ''))
  expect((await runCli(['--strict', '--quiet'], folder)).exitCode).toBe(0)
  const document = parseDocument(await readFile(join(folder, 'dist/index.html'), 'utf8'))
  const headings = [...document.querySelectorAll('footer h2')].map((heading) => heading.textContent)
  expect(headings).toEqual(['Company'])
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

  test('may be in a folder of any name, which the next step gives as a shell takes it', long, async () => {
    const folder = join(await temporaryFolder(), 'a*b')
    await mkdir(folder)
    const { stdout } = await runCli(['init', "what's new"], folder)
    expect(stdout).toContain("  cd 'what'\\''s new'\n")
    const built = await runCli(['--quiet'], join(folder, "what's new"))
    expect(built).toEqual({ exitCode: 0, stdout: '', stderr: '' })
  })

  test('is accepted if only git and npm have written to it, and their files stay', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'package.json': '{}', 'package-lock.json': '{}', '.git/HEAD': 'ref', '.DS_Store': '' })
    await mkdir(join(folder, 'node_modules', 'build-site'), { recursive: true })
    const { exitCode, stdout } = await runCli(['init'], folder)
    expect(exitCode).toBe(0)
    // The program is installed already, so that step is omitted.
    expect(stdout).toMatch(/\nNext:\n {2}npx --no -- build-site /)
    expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe('{}')
  })
})
