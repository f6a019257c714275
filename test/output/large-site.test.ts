// @module-tag long

import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/output/build'
import { slugOf } from '../bench/make-brand'
import { makeData } from '../bench/make-data'
import { usualChoices } from '../support/build-options'
import { differences, temporaryFolder } from '../support/folder'
import { copyProject } from '../support/project'
import { runBin } from '../support/run-bin'

/** Enough for both threads to print, and for the styles of brand pages to be a file. */
const brands = 520

test.each(['json', 'yaml'] as const)(
  'with or without a second thread, a large site in %s is the same, byte for byte',
  {
    timeout: 300_000,
  },
  async (format) => {
    const folder = await temporaryFolder()
    const data = join(folder, 'data')
    await makeData(data, brands, format)
    const [one, two] = [join(folder, 'one'), join(folder, 'two')]
    const project = { root: process.cwd(), packageRoot: process.cwd(), cwd: process.cwd(), data: resolve(data) }
    // The program under test has no compiled worker; the one that operators start has.
    const result = await build({ ...project, ...usualChoices, out: one, shareImages: 'one' }, () => undefined)
    expect(result.routes.length).toBeGreaterThan(brands)
    const { exitCode, stderr } = await runBin(
      ['--data', data, '--out', two, '--share-images', 'one', '--quiet'],
      process.cwd(),
    )
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(await differences(one, two)).toEqual([])
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
    '<MoreBrands {...more} />',
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
