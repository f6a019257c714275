import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../src/build/build'
import { projectIn, usualChoices } from '../support/build-options'
import { idleProcess } from '../support/idle-process'
import { long } from '../support/long'
import { copyProject } from '../support/project'

test('a build that has to wait for another reads what was edited meanwhile', long, async () => {
  const { root, edit } = await copyProject()
  const other = join(root, `.dist-building-${await idleProcess()}`)
  await mkdir(other)
  let edited: Promise<void> | undefined
  const out = join(root, 'dist')
  await build({ ...projectIn(root), ...usualChoices, out, shareImages: 'one' }, (step) => {
    if (!step.startsWith('wait for another build')) return
    edited ??= edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234').then(() =>
      rm(other, { recursive: true }),
    )
  })
  await edited
  expect(await readFile(join(out, 'vistaready.html'), 'utf8')).toContain('51,234')
  expect((await readdir(root)).sort()).toEqual(['data', 'dist', 'templates'])
})
