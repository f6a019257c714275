import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentsOf, filesIn } from '../support/folder'
import { long } from '../support/long'
import { installInto, startedSite } from '../support/new-site'
import { parseDocument } from '../support/parse-document'
import { runBin } from '../support/run-bin'

const { parent } = await startedSite()
const site = join(parent, 'site')
const tsc = join(site, 'node_modules', 'typescript', 'bin', 'tsc')
const execFileAsync = promisify(execFile)
let program: string

beforeAll(async () => {
  program = await installInto(site)
})

const run = (...args: readonly string[]) => runBin(args, site, {}, program)

test('the templates of a new site fit the types of the installed program', long, async () => {
  const { stdout } = await execFileAsync(process.execPath, [tsc, '--noEmit'], { cwd: site })
  expect(stdout).toBe('')
})

test('the types find a mistake in a template', long, async () => {
  const file = join(site, 'templates', 'wrong.ts')
  await writeFile(file, "import { isSlug } from 'build-site'\nisSlug(1)\n")
  const failed = execFileAsync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], { cwd: site })
  await expect(failed.finally(() => rm(file))).rejects.toMatchObject({
    stdout: expect.stringMatching(/^templates\/wrong\.ts\(2,8\): error TS2345/),
  })
})

test('check finds nothing but the two placeholders, and nothing once they are replaced', long, async () => {
  const file = join(site, 'data', 'site.yaml')
  const text = await readFile(file, 'utf8')
  const first = await run('check', '--format', 'github')
  expect(first.exitCode).toBe(1)
  expect(first.stdout).toMatch(/^Not ready: 2 errors, 0 warnings, 0 notices /m)
  expect(first.stdout.match(/^::error .*$/gm)).toEqual(Array(2).fill(expect.stringContaining('title=placeholders::')))
  await writeFile(file, text.replaceAll(/(\W)(?:www\.)?example\.com/g, '$1alderlane.org'))
  const second = await run('check', '--strict').finally(() => writeFile(file, text))
  expect(second).toMatchObject({ exitCode: 0, stderr: '' })
  expect(second.stdout).toMatch(/^Ready/m)
})

test('its schemas are those that the program writes', async () => {
  const before = await contentsOf(join(site, 'data', 'schema'))
  expect((await run('schema')).exitCode).toBe(0)
  expect(await contentsOf(join(site, 'data', 'schema'))).toEqual(before)
})

describe('a new site, built', () => {
  const documents = new Map<string, Document>()

  beforeAll(async () => {
    expect(await run('--strict', '--quiet', '--urls', 'flat')).toMatchObject({ exitCode: 0, stderr: '' })
    const dist = join(site, 'dist')
    for (const file of (await filesIn(dist)).filter((name) => name.endsWith('.html'))) {
      documents.set(file, parseDocument(await readFile(join(dist, file), 'utf8')))
    }
  })

  test('has a page for everything', () => {
    expect([...documents.keys()]).toEqual(
      ['404', '500', 'about', 'index', 'privacy', 'projects', 'projects/library-table', 'projects/station-bench'].map(
        (name) => `${name}.html`,
      ),
    )
  })

  test('has one heading and one current link on each page, or none where no link leads to it', () => {
    const current = (document: Document) =>
      [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent)
    for (const [file, document] of documents) expect(document.querySelectorAll('h1'), file).toHaveLength(1)
    expect([...documents].map(([file, document]) => [file, current(document)])).toEqual([
      ['404.html', []],
      ['500.html', []],
      ['about.html', ['About us']],
      ['index.html', []],
      ['privacy.html', ['Privacy']],
      ['projects.html', ['Projects']],
      ['projects/library-table.html', ['Projects']],
      ['projects/station-bench.html', ['Projects']],
    ])
  })

  test('lists the newest project first, and links to each', () => {
    const links = [...(documents.get('projects.html')?.querySelectorAll('.cards a') ?? [])]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/projects/station-bench',
      '/projects/library-table',
    ])
  })

  test('hides what needs the script', () => {
    for (const [file, document] of documents) {
      expect(document.querySelector('button')?.hasAttribute('hidden'), file).toBe(true)
    }
  })
})

test('a project and a page can be added, and check names what is left to write', long, async () => {
  expect((await run('add', 'project', 'Kitchen Chair')).stdout).toContain('Wrote data/projects/kitchen-chair.yaml')
  expect((await run('add', 'page', 'Opening hours')).stdout).toContain('Wrote data/pages/opening-hours.md')
  const { stdout } = await run('check', '--format', 'github')
  expect(stdout).toMatch(/^::error .*file=data\/projects\/kitchen-chair\.yaml.*title=filler::/m)
  expect((await run('--quiet')).exitCode).toBe(0)
})
