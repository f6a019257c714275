import { readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandFile, makeData } from '../bench/make-data'
import { sharedFolder, stampsOf } from '../support/folder'
import { copyProject, type Project } from '../support/project'
import { runBin } from '../support/run-bin'

const brands = 220

let folder: string
let data: string
beforeAll(async () => {
  folder = await sharedFolder()
  data = join(folder, 'data')
  await makeData(data, brands)
})

/** What a build tells as JSON, and in which steps it was made. */
async function build(project: Project, more: readonly string[] = [], env: Record<string, string> = {}) {
  const args = ['--data', data, '--out', join(folder, 'dist'), '--share-images', 'one', '--json', ...more]
  const { stdout, stderr } = await runBin(args, project.root, env)
  if (stdout === '') throw new Error(stderr)
  const { steps, milliseconds, ...told } = JSON.parse(stdout)
  return { told, steps: steps.map(({ name }: { name: string }) => name) }
}

/** Changes a text without a trace in the times of its file. */
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
    name: 'what is kept of builds',
    make: ({ root }) => rm(join(folder, 'dist'), { recursive: true }).then(() => root),
  },
]

describe('a large site', () => {
  test('of which nothing changed is told of again, and not built', { timeout: 60_000 }, async () => {
    const project = await copyProject()
    const first = await build(project)
    expect(first.steps).toContain('render and write')
    const before = await stampsOf(join(folder, 'dist'))
    const again = await build(project)
    expect(again).toEqual({ told: first.told, steps: ['compare with the last build'] })
    expect(await stampsOf(join(folder, 'dist'))).toEqual(before)
  })

  test('is built where anything changed', { timeout: 120_000 }, async () => {
    const project = await copyProject()
    await build(project)
    for (const { name, make, args, env } of changes) {
      expect((await build(project)).steps, `before ${name}`).toEqual(['compare with the last build'])
      await make?.(project)
      expect((await build(project, args, env)).steps, name).toContain('render and write')
      if (args !== undefined || env !== undefined) await build(project)
    }
  })
})
