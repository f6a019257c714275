import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'
import { make, placeOf, slips } from './slips'

const ofErrors = (lines: readonly string[]) => lines.filter((line) => line.startsWith('error'))

test.each(slips)('$name is reported with file, line, field, found, expected and near match', long, async (slip) => {
  const project = await copyProject()
  await make(project, slip)
  const errors = ofErrors(await refusedBuild(project))
  expect(errors).toHaveLength(1)
  const [, place, rest] = /^error +(\S+:\d+)(.*)$/.exec(errors[0] ?? '') ?? []
  expect(place).toBe(await placeOf(project, slip))
  expect(rest).toMatch(slip.says)
})

test.each(['site', 'pricing', 'domains', 'home', 'contact', 'errors'])(
  'a missing %s.yaml is reported as a missing file',
  long,
  async (name) => {
    const project = await copyProject()
    await project.remove(`data/${name}.yaml`)
    const errors = ofErrors(await refusedBuild(project))
    expect(errors).toEqual([
      expect.stringMatching(`^error +data/${name}\\.yaml: missing file, expected ${name}\\.yaml`),
    ])
  },
)

test.each([
  ['nowhere', 'no such folder'],
  ['data/site.yaml', 'a file'],
])('%s in place of the data folder is reported by its name, with the options that set another', async (name, found) => {
  const project = await copyProject()
  const [problem, ...others] = await refusedBuild(project, '--data', name)
  expect(problem).toMatch(new RegExp(`^error +${name}: found ${found}, expected the data folder .*--root or --data`))
  expect(others).toEqual([])
})

test('the slips of all files are reported at once, ordered by file and line', async () => {
  const project = await copyProject()
  for (const slip of slips) await make(project, slip)
  await project.remove('data/home.yaml')
  const lines = await refusedBuild(project)

  const places = [...(await Promise.all(slips.map((slip) => placeOf(project, slip)))), 'data/home.yaml']
  const told = ofErrors(lines).map((line) => /data\/[\w./-]+(:\d+)?/.exec(line)?.[0] ?? line)
  expect([...told].sort()).toEqual([...places].sort())
  const byLine = told.map((place) => place.replace(/\d+$/, (line) => line.padStart(6, '0')))
  expect(byLine).toEqual([...byLine].sort())
})

test('the number of problems is printed at the end', async () => {
  const project = await copyProject()
  for (const slip of slips.slice(0, 2)) await make(project, slip)
  expect((await runCli([], project.root)).stderr).toMatch(/\n\n2 problems\. Nothing was built/)
})

test('if there was no output folder, none is created', async () => {
  const project = await copyProject()
  await project.remove('data/site.yaml')
  expect((await runCli([], project.root)).exitCode).toBe(1)
  expect((await readdir(project.root)).sort()).toEqual(['data', 'templates'])
})

test('an empty data folder misses every file, and nothing else is reported', async () => {
  const project = await copyProject()
  await mkdir(join(project.root, 'empty'))
  const lines = await refusedBuild(project, '--data', 'empty')
  expect(lines).toHaveLength(6)
  for (const line of lines) expect(line).toMatch(/^error +empty\/\w+\.yaml: missing file/)
})
