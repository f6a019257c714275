// @module-tag long

import { spawnSync } from 'node:child_process'
import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandFile, makeData } from '../bench/make-data'
import { sharedFolder, stampsOf } from '../support/folder'
import { copyProject, type Project } from '../support/project'
import { bin, plainEnv, runBin } from '../support/run-bin'
import { settled } from '../support/settled'

const brands = 16
const folder = await sharedFolder()
const data = join(folder, 'data')
await makeData(data, brands)

/** Builds the site of these data. */
async function build(project: Project, more: readonly string[] = [], env: Record<string, string> = {}) {
  await settled(data, join(project.root, 'templates'))
  const args = ['--data', data, '--out', join(folder, 'dist'), '--share-images', 'one', '--json', ...more]
  const { stdout, stderr } = await runBin(args, project.root, env)
  return reportOf(stdout, stderr)
}

/** The JSON report of a build, and its steps. */
function reportOf(stdout: string, stderr: string) {
  if (stdout === '') throw new Error(stderr)
  const { steps, milliseconds, ...told } = JSON.parse(stdout)
  return { told, steps: steps.map(({ name }: { name: string }) => name) }
}

/** Changes a text but keeps an old modification time. */
async function editUnseen(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const past = new Date('2026-01-01')
  await writeFile(file, text.replace(from, to))
  await utimes(file, past, past)
}

interface Change {
  readonly name: string
  readonly make?: (project: Project) => Promise<unknown>
  readonly args?: readonly string[]
  readonly env?: Record<string, string>
}

const changes: readonly Change[] = [
  {
    name: 'a text, though its file looks old',
    make: () => editUnseen(brandFile(data, 5, brands), /"details":"/, '$&A'),
  },
  { name: 'a file of data more', make: () => writeFile(join(data, 'unused.yaml'), 'a: b\n') },
  { name: 'a file of data less', make: () => rm(join(data, 'unused.yaml')) },
  { name: 'a template', make: ({ edit }) => edit('templates/components/emblem.css', /$/, '\n.a { color: red }') },
  {
    name: 'a template, though its file looks old',
    make: ({ root }) => editUnseen(join(root, 'templates/components/emblem.css'), /$/, '\n.b { color: red }'),
  },
  { name: 'a file that is published as it is', make: ({ write }) => write('templates/static/a.txt', 'a') },
  { name: 'the form of addresses', args: ['--urls', 'flat'] },
  { name: 'the address of the site', env: { SITE_URL: 'https://other.example' } },
  { name: 'a page that is gone', make: () => rm(join(folder, 'dist', 'contact.html')) },
  {
    name: 'an output folder that is gone',
    make: () => rm(join(folder, 'dist'), { recursive: true }),
  },
]

test('a build into another folder, with templates that import changed outside files, is not mistaken for this one', {
  timeout: 600_000,
}, async () => {
  const project = await copyProject()
  await project.write('shared/word.ts', "export const word = 'one'\n")
  await project.edit(
    'templates/client/index.ts',
    /^/,
    "import { word } from '../../shared/word'\ndocument.documentElement.dataset.word = word\n",
  )
  await build(project)
  await project.write('shared/word.ts', "export const word = 'two'\n")
  await build(project, ['--out', join(folder, 'other')])
  expect((await build(project)).steps).toContain('render and write')
})

/** A program that leaves another one a single processor. */
const alone = ['taskset', '-c', '0']
const canBeAlone = spawnSync('taskset', ['-c', '0', 'true']).status === 0

test.each(canBeAlone ? [[[]], [alone]] : [[[]]])(
  'of a small site, too, only what has changed is made: %j',
  { timeout: 600_000 },
  async (prefix) => {
    const project = await copyProject()
    const out = join(project.root, 'dist')
    const buildSmall = async () => {
      await settled(join(project.root, 'data'), join(project.root, 'templates'))
      const args = ['--data', join(project.root, 'data'), '--out', out, '--share-images', 'one', '--json']
      const [program = '', ...words] = [...prefix, process.execPath, bin, ...args]
      const { stdout, stderr } = spawnSync(program, words, { cwd: project.root, env: plainEnv, encoding: 'utf8' })
      return reportOf(stdout, stderr)
    }
    const first = await buildSmall()
    const before = await stampsOf(out)
    expect(await buildSmall()).toEqual({ told: first.told, steps: ['compare with the last build'] })
    expect(await stampsOf(out)).toEqual(before)

    await project.edit('data/errors.yaml', /^( *heading: )(.*)$/m, '$1$2 here')
    expect((await buildSmall()).steps).toContain('render and write')
    const after = await stampsOf(out)
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(changed.sort()).toEqual(['404.html', 'build-manifest.json'])
  },
)

describe('a large site', () => {
  test('in which nothing changed is reported again, and not built', { timeout: 600_000 }, async () => {
    const project = await copyProject()
    const first = await build(project)
    expect(first.steps).toContain('render and write')
    const before = await stampsOf(join(folder, 'dist'))
    const again = await build(project)
    expect(again).toEqual({ told: first.told, steps: ['compare with the last build'] })
    expect(await stampsOf(join(folder, 'dist'))).toEqual(before)
  })

  test('is built only once by two concurrent builds: the second waits, and finds its result', {
    timeout: 600_000,
  }, async () => {
    const project = await copyProject()
    await build(project)
    const brand = brandFile(data, 9, brands)
    await writeFile(brand, (await readFile(brand, 'utf8')).replace('"details":"', '$&Now: '))
    const both = await Promise.all([build(project), build(project)])
    const [waited, ...others] = both.filter(({ steps }) => !steps.includes('render and write'))
    expect(waited?.steps.at(-1)).toBe('compare with the last build')
    expect(others).toEqual([])
    expect(both.map(({ told }) => told)).toEqual([waited?.told, waited?.told])
  })

  test('is built if anything changed', { timeout: 1_200_000 }, async () => {
    const project = await copyProject()
    await build(project)
    for (const { name, make, args, env } of changes) {
      expect((await build(project)).steps, `before ${name}`).toEqual(['compare with the last build'])
      await make?.(project)
      expect((await build(project, args, env)).steps, name).toContain('render and write')
      if (args !== undefined || env !== undefined) expect((await build(project)).steps).toContain('render and write')
    }
    expect((await build(project)).steps, 'at last').toEqual(['compare with the last build'])
  })
})
