// @module-tag long

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { move } from 'fs-extra/esm'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandFile } from '../bench/make-data'
import { seeded } from '../bench/random'
import { checkout } from '../support/checkout'
import { differences, filesIn, stampsOf } from '../support/folder'
import { brands, largeData } from '../support/large-data'
import { copyProject, type Project } from '../support/project'
import { runBin } from '../support/run-bin'

const { folder, data } = await largeData()
let project: Project
/** A copy of the program: other tests need its caches, which some edits damage. */
let program: string
let cache: string
beforeAll(async () => {
  program = await checkout(join(folder, 'program'))
  cache = join(program, 'node_modules', '.cache', 'build-site')
})

/** Builds as an operator does, into a folder of this name. */
function buildInto(name: string, ...more: readonly string[]) {
  return runInto(name, '--quiet', ...more)
}

async function runInto(name: string, ...more: readonly string[]) {
  const args = ['--data', data, '--out', join(folder, name), '--share-images', 'one', ...more]
  return runBin(args, project.root, {}, join(program, 'bin', 'build-site.js'))
}

/** The options of the build, which edits may change. */
let choices: readonly string[] = []

/** A file that nothing reads, of which each build warns. */
const stray = join(data, 'stray.txt')
const strayWarning = expect.objectContaining({ file: expect.stringContaining('stray.txt') })

/** Builds into a folder of this name, and returns what the build says of the site. */
async function toldBy(name: string) {
  const { exitCode, stderr, stdout } = await runInto(name, '--json', ...choices)
  const { warnings, notices } = JSON.parse(stdout)
  return { exitCode, stderr, warnings, notices }
}

/** Builds incrementally into the warm folder, and compares it with one built from scratch. */
async function expectSame(what: string): Promise<void> {
  const told = { exitCode: 0, stderr: '', warnings: existsSync(stray) ? [strayWarning] : [], notices: [] }
  expect(await toldBy('warm'), what).toEqual(told)
  await rm(join(folder, 'cold'), { recursive: true, force: true })
  await forgetful(async () => {
    expect(await toldBy('cold'), what).toEqual(told)
  })
  expect(await differences(join(folder, 'warm'), join(folder, 'cold')), what).toEqual([])
}

/** Runs a task without the cached data, which is restored afterwards. */
async function forgetful(task: () => Promise<void>): Promise<void> {
  const aside = join(folder, 'kept')
  const kept = ['hashes', 'records', 'problems', 'domains'].filter((name) => existsSync(join(cache, name)))
  await rm(aside, { recursive: true, force: true })
  for (const name of kept) await move(join(cache, name), join(aside, name))
  await task()
  for (const name of kept) await move(join(aside, name), join(cache, name), { overwrite: true })
}

async function damage(kept: string): Promise<void> {
  for (const name of await filesIn(join(cache, kept))) await truncate(join(cache, kept, name), 1000)
}

async function editText(file: string, from: RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const edited = text.replace(from, to)
  expect(edited).not.toBe(text)
  await writeFile(file, edited)
}

/**
 * What happens to a large site, different in each round. Caches are removed where an edit needs that. No two edits in
 * succession undo each other.
 */
const edits: readonly ((brand: string, round: number) => Promise<unknown>)[] = [
  (brand, round) => editText(brand, /"summary":"[^"]*"/, `"summary":"Summary ${round}"`),
  (brand, round) => editText(brand, /"keywords":\["[^"]*"/, `"keywords":["keyword ${round}"`),
  async (brand, round) => {
    await rm(join(cache, 'spare'), { recursive: true, force: true })
    await editText(brand, /"stage":"[^"]*"/, `"stage":"Stage ${round}"`)
  },
  async (brand, round) => {
    await rm(join(cache, 'records'), { recursive: true, force: true })
    await editText(brand, /"price":\d+/, `"price":${10_000 + round}`)
  },
  (_, round) => editText(join(data, 'site.yaml'), /^tagline: .*$/m, `tagline: Tagline ${round}`),
  (_, round) => editText(join(data, 'collections/ai.json'), /"pageSize":\d+/, `"pageSize":${40 - round}`),
  (_, round) =>
    project.edit('templates/layout/footer.tsx', /"site-footer( round-\d+)?"/, `"site-footer round-${round}"`),
  (_, round) => project.edit('templates/components/emblem.css', /$/, `\n.round-${round} { color: red }`),
  () => rm(join(cache, 'outputs'), { recursive: true, force: true }),
  // Two records are swapped: files with unchanged times, and with texts that are cached.
  async (brand) => {
    const other = brandFile(data, 3, brands)
    await cp(other, `${other}.aside`, { preserveTimestamps: true })
    await cp(brand, other, { preserveTimestamps: true })
    await rename(`${other}.aside`, brand)
  },
  () => damage('outputs'),
  // A file is renamed, so that another parser reads it.
  async (brand) => {
    const renamed = brand.replace('.json', '.yaml')
    await rename(brand, renamed)
    await expectSame('under another name')
    await rename(renamed, brand)
  },
  () => (existsSync(stray) ? rm(stray) : writeFile(stray, '')),
  // Another text, with the modification time of the previous one.
  async (brand, round) => {
    await rm(join(cache, 'hashes'), { recursive: true, force: true })
    const { atime, mtime } = await stat(brand)
    await editText(brand, /"investmentThesis":"/, `$&${round} `)
    await utimes(brand, atime, mtime)
  },
  async (brand, round) => {
    await damage('records')
    await editText(brand, /"details":"[^"]*"/, `"details":"{domains} domains, ${round}"`)
  },
  async (_, round) => {
    await Promise.all(['hashes', 'drawings', 'problems', 'domains'].map(damage))
    await editText(join(data, 'home.yaml'), /^( *)success: .*$/m, `$1success: Granted ${round}`)
  },
  async () => choose('--urls', 'flat'),
  (_, round) => editText(join(data, 'domains.yaml'), /^heading: .*$/m, `heading: Heading ${round}`),
  async () => choose('--site-url', 'https://other.example/base'),
  async (brand) => {
    await editText(brand, /"sold":(true|false)/, `"sold":${(await readFile(brand, 'utf8')).includes('"sold":false')}`)
  },
  async () => choose(),
]

function choose(...options: readonly string[]): void {
  choices = options
}

describe('a large site', () => {
  test('equals, after any edits and byte for byte, the same site built without old pages', {
    timeout: 600_000,
  }, async () => {
    project = await copyProject()
    const random = seeded(Number(process.env.REBUILD_SEED ?? 5))
    await expectSame('at first')
    // Each edit once; further rounds choose randomly.
    const rounds = Number(process.env.REBUILD_ROUNDS ?? edits.length)
    for (let round = 0; round < rounds; round++) {
      const edit = round < edits.length ? round : Math.floor(random() * edits.length)
      await edits[edit]?.(brandFile(data, Math.floor(random() * brands), brands), round)
      await expectSame(`round ${round}, edit ${edit}`)
    }
    choose()
  })

  test('in which nothing changed stays as it is; one edit writes only the pages that show it', {
    timeout: 300_000,
  }, async () => {
    project = await copyProject()
    await buildInto('dist')
    const before = await stampsOf(join(folder, 'dist'))
    await buildInto('dist')
    expect(await stampsOf(join(folder, 'dist'))).toEqual(before)
    const brand = brandFile(data, 7, brands)
    await editText(brand, /"details":"[^"]*"/, '"details":"Another text."')
    await buildInto('dist')
    const after = await stampsOf(join(folder, 'dist'))
    const [name = ''] = brand.split('/').at(-1)?.split('.') ?? []
    const portfolio = ['vista-collection-portfolio.html', 'vista-collection-portfolio/index.html']
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(
      [`${name}.html`, `${name}/index.html`, 'build-manifest.json', ...portfolio].sort(),
    )
  })

  test('never mistakes a page that was modified by hand for its own', { timeout: 300_000 }, async () => {
    project = await copyProject()
    await buildInto('dist')
    const page = join(folder, 'dist', 'contact.html')
    const whole = await readFile(page, 'utf8')
    const past = new Date('2026-01-01')
    await writeFile(page, whole.replace('<h1>', '<h2>'))
    await utimes(page, past, past)
    const refused = await buildInto('dist')
    expect(refused.exitCode).toBe(1)
    expect(refused.stderr).toContain('contact.html')
    expect(await buildInto('dist', '--force')).toMatchObject({ exitCode: 0 })
    expect(await readFile(page, 'utf8')).toBe(whole)
  })

  test('is known after a build that changed no page, though no spare folder can be kept', async () => {
    project = await copyProject()
    // Another folder each time the test is tried.
    const name = randomUUID()
    await buildInto(name)
    await rm(join(cache, 'spare'), { recursive: true, force: true })
    await writeFile(join(cache, 'spare'), 'a file, where the folder should be')
    await writeFile(join(data, 'unused.yaml'), 'a: b\n')
    expect(await buildInto(name)).toMatchObject({ exitCode: 0 })
    const { stdout } = await runInto(name, '--json')
    await Promise.all([rm(join(cache, 'spare')), rm(join(data, 'unused.yaml'))])
    expect(JSON.parse(stdout).steps.map(({ name }: { name: string }) => name)).toEqual(['compare with the last build'])
  })
})
