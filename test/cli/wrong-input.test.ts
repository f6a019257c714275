import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '../support/project'
import { refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'
import { make, mistakes, placeOf } from './mistakes'

const ofErrors = (lines: readonly string[]) => lines.filter((line) => line.startsWith('error'))

test('mistakes are reported all at once, by file and line, each with field, found, expected and near match', async () => {
  const project = await copyProject()
  for (const mistake of mistakes) await make(project, mistake)
  await project.remove('data/home.yaml')
  const errors = ofErrors(await refusedBuild(project))

  for (const mistake of mistakes) {
    const place = await placeOf(project, mistake)
    const told = errors.flatMap((line) => {
      const [, at, rest] = /^error +(\S+:\d+)(.*)$/.exec(line) ?? []
      return at === place ? [rest] : []
    })
    expect(told, mistake.name).toEqual([expect.stringMatching(mistake.says)])
  }
  const home = errors.filter((line) => /^error +data\/home\.yaml: missing file, expected home\.yaml/.test(line))
  expect([home.length, errors.length]).toEqual([1, mistakes.length + 1])
  const told = errors.map((line) => /data\/[\w./-]+(:\d+)?/.exec(line)?.[0] ?? line)
  const byLine = told.map((place) => place.replace(/\d+$/, (line) => line.padStart(6, '0')))
  expect(byLine).toEqual([...byLine].sort())
})

test.each([
  ['nowhere', 'no such folder'],
  ['data/site.yaml', 'a file'],
])('%s in place of the data folder is reported by its name, with the options that set another', async (name, found) => {
  const project = await copyProject()
  const [problem, ...others] = await refusedBuild(project, '--data', name)
  expect(problem).toMatch(new RegExp(`^error +${name}: found ${found}, expected the data folder .*--root or --data`))
  expect(others).toEqual([])
})

test('the number of problems is printed at the end', async () => {
  const project = await copyProject()
  for (const mistake of mistakes.slice(0, 2)) await make(project, mistake)
  expect((await runCli([], project.root)).stderr).toMatch(/\n\n2 problems\. Nothing was built/)
})

test('if there was no output folder, none is created', async () => {
  const project = await copyProject()
  await project.remove('data/site.yaml')
  expect((await runCli([], project.root)).exitCode).toBe(1)
  expect((await readdir(project.root)).sort()).toEqual(['data', 'templates'])
})

test('in an empty data folder, every file that a site needs is missing, and nothing else is reported', async () => {
  const project = await copyProject()
  await mkdir(join(project.root, 'empty'))
  const lines = await refusedBuild(project, '--data', 'empty')
  const names = ['errors', 'home', 'pricing', 'site']
  expect([...lines].sort()).toEqual(
    names.map((name) => expect.stringMatching(`^error +empty/${name}\\.yaml: missing file, expected ${name}\\.yaml`)),
  )
})
