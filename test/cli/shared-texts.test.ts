// @module-tag long

import { expect, test } from 'vitest'
import { copyProject } from '../support/project'
import { refusedBuild } from '../support/refusal'
import { runCli } from '../support/run-cli'

test('a title shared by two pages is a warning of the build, and an error under --strict', async () => {
  const project = await copyProject()
  await project.edit('data/legal/privacy-policy.md', 'title: Privacy Policy', 'title: Terms of Use')
  const warning = 'found the same title on /privacy-policy, /terms-of-use'
  const { exitCode, stdout } = await runCli(['--json'], project.root)
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).warnings).toMatchObject([
    { severity: 'warning', file: 'data/legal/terms-of-use.md', message: expect.stringContaining(warning) },
  ])
  await project.remove('dist')
  expect(await refusedBuild(project, '--strict')).toContainEqual(expect.stringContaining(warning))
})

test('of two portfolios with one title, the file of the second is named', async () => {
  const project = await copyProject()
  await project.edit('data/collections/ai.yaml', 'title: AI Collection Portfolio', 'title: Vista Collection Portfolio')
  const { stderr } = await runCli([], project.root)
  const where = '/vista-collection-portfolio, /ai-collection-portfolio'
  expect(stderr).toContain(`data/collections/ai.yaml: found the same title on ${where}`)
})

test('of two portfolios with one title, the file of the second collection is named', async () => {
  const project = await copyProject()
  await project.edit('data/collections/ai.yaml', 'title: AI Collection Portfolio', 'title: Vista Collection Portfolio')
  const { stderr } = await runCli([], project.root)
  const pages = '/vista-collection-portfolio, /ai-collection-portfolio'
  expect(stderr).toContain(`data/collections/ai.yaml: found the same title on ${pages}`)
})
