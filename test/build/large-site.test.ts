// @module-tag long

import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { slugOf } from '../bench/make-brand'
import { brandFile, makeData } from '../bench/make-data'
import { differences, temporaryFolder } from '../support/folder'
import { copyProject } from '../support/project'
import { runBin } from '../support/run-bin'

/** Enough for several threads to render, and for the styles of brand pages to be a file. */
const brands = 520

/** Runs before the program: has a machine with another number of processors, and counts the threads that are started. */
const otherMachine = `
const { appendFileSync } = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const threads = require('node:worker_threads')
require('node:os').availableParallelism = () => Number(process.env.PROCESSORS)
threads.Worker = class extends threads.Worker {
  constructor(...args) {
    super(...args)
    appendFileSync(process.env.STARTED, 'started ')
  }
}
syncBuiltinESMExports()
`

test.each(['json', 'yaml'] as const)(
  'in this thread and in one or two others, a large site in %s is the same, byte for byte',
  { timeout: 600_000 },
  async (format) => {
    const folder = await temporaryFolder()
    await makeData(join(folder, 'data'), brands, format)
    await writeFile(join(folder, 'machine.cjs'), otherMachine)
    const built = [1, 2, 3].map(async (processors) => {
      // Nothing is known of a folder that was never read.
      const [data, out, started] = ['data', 'dist', 'threads'].map((name) => join(folder, `${name}-${processors}`))
      await cp(join(folder, 'data'), data ?? '', { recursive: true })
      await writeFile(started ?? '', '')
      const env = { NODE_OPTIONS: `--require ${join(folder, 'machine.cjs')}`, PROCESSORS: String(processors) }
      const args = ['--data', data ?? '', '--out', out ?? '', '--share-images', 'one', '--quiet']
      const { exitCode, stderr } = await runBin(args, process.cwd(), { ...env, STARTED: started ?? '' })
      const threads = (await readFile(started ?? '', 'utf8')).split('started').length - 1
      return { exitCode, stderr, threads, out: out ?? '' }
    })
    const sites = await Promise.all(built)
    expect(sites.map(({ out: _, ...site }) => site)).toEqual(
      [0, 1, 2].map((threads) => ({ exitCode: 0, stderr: '', threads })),
    )
    const [one = '', two = '', three = ''] = sites.map(({ out }) => out)
    expect([await differences(one, two), await differences(one, three)]).toEqual([[], []])
    const sheets = (await readdir(join(two, 'assets'))).filter((name) => name.endsWith('.css'))
    expect(sheets).toEqual([expect.stringMatching(/^brand-/)])
    const number = async (name: string) => (await stat(join(two, name))).ino
    for (const slug of Array.from({ length: brands }, (_, index) => slugOf(index)))
      expect(await number(`${slug}/index.html`), slug).toBe(await number(`${slug}.html`))
  },
)

test('of several pages of a large site that cannot be printed, the first is reported', {
  timeout: 300_000,
}, async () => {
  const folder = await temporaryFolder()
  const data = join(folder, 'data')
  await makeData(data, 220)
  const project = await copyProject()
  const broken = [60, 61, 140, 219].map((number) => `'${slugOf(number)}'`)
  await project.edit(
    'templates/pages/brand.tsx',
    '<MoreBrands {...brand.page} />',
    `{[${broken}].includes(brand.slug) ? missing(brand.slug) : null}`,
  )
  await project.edit(
    'templates/pages/brand.tsx',
    /$/,
    '\nfunction missing(slug: string): never { throw new Error("no ".concat(slug)) }\n',
  )
  const { exitCode, stderr } = await runBin(['--data', data, '--share-images', 'one', '--quiet'], project.root)
  expect(stderr).toMatch(/^error +templates\/pages\/brand\.tsx:\d+: the template threw an error while rendering /)
  expect({ exitCode, names: slugOf(60) }).toEqual({ exitCode: 1, names: /rendering \/(\w+): no \1/.exec(stderr)?.[1] })
  expect(await readdir(project.root)).toEqual(['data', 'templates'])
})

test('of many files that threads read, each mistake is reported with its line, and once it is undone the site is built', {
  timeout: 300_000,
}, async () => {
  const { root, remove } = await copyProject()
  await remove('data')
  const data = join(root, 'data')
  await makeData(data, 220)
  const files = [5, 100, 219].map((number) => brandFile(data, number, 220))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const [first = '', second = '', third = ''] = files
  await writeFile(first, (texts[0] ?? '').replace(/"marketSize":"[^"]*"/, '\n"marketSize":"much"'))
  await writeFile(second, '{')
  await writeFile(third, (texts[2] ?? '').replace('{', '{"nam":"a",'))
  const refused = await runBin(['--share-images', 'one', '--quiet'], root)
  expect(refused.exitCode).toBe(1)
  const named = (file: string) => `data/brands/${basename(file)}`
  for (const place of [`${named(first)}:2 marketSize`, `${named(second)}:1`, `${named(third)}:1 nam`])
    expect(refused.stderr).toContain(place)
  for (const [index, file] of files.entries()) await writeFile(file, texts[index] ?? '')
  expect(await runBin(['--share-images', 'one', '--quiet'], root)).toMatchObject({ exitCode: 0, stderr: '' })
})
