import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

test('a dead link in a part of the layout is reported in the folder of the layout', long, async () => {
  const { root, edit } = await copyProject()
  await edit('templates/layout/header.tsx', /<header(.*)>/, '<header$1><a href="/nowhere">Nowhere</a>')
  const { exitCode, stdout } = await runCli(['check'], root)
  expect(exitCode).toBe(1)
  expect(stdout).toContain('found the address /nowhere')
  expect(stdout).toContain(`error    ${join('templates', 'layout')}  pages /`)
  expect(stdout).not.toContain('document.tsx')
})
