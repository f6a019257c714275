import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseLinksOut } from '../../src/assets/assets'
import { InputError, type Problem } from '../../src/lib/problem'
import { temporaryFolder, writeFiles } from '../support/folder'

const out = 'out of the templates folder'

const outside = [
  ['a folder outside', 'static/etc', '/etc', out],
  ['a file outside', 'static/deep/name.txt', '/etc/hostname', out],
  ['a file outside, among the assets', 'assets/name.txt', '/etc/hostname', out],
  ['the folder above', 'static/above', '../..', out],
  ['nothing', 'static/none', 'nothing', 'to no file that can be read'],
  ['another folder of static files', 'static', '/etc', out],
] as const

test.each(outside)('a link to %s is refused by name', async (_, path, target, leads) => {
  expect(await refused(path, target)).toEqual([
    {
      severity: 'error',
      file: `templates/${path}`,
      message: `found a link that leads ${leads}, expected the file itself; replace the link with it`,
    },
  ])
})

const allowed = [
  ['to a file of the templates', 'static/font.woff2', '../assets/font.woff2'],
  ['as an editor leaves to lock a file', 'static/.#a.pdf', 'somebody@host.1234'],
  ['among what is not published', 'client/etc', '/etc'],
] as const

test.each(allowed)('a link %s is accepted', async (_, path, target) => {
  expect(await refused(path, target)).toEqual([])
})

/** The problems of a link in templates that otherwise contain only a font. */
async function refused(path: string, target: string): Promise<readonly Problem[]> {
  const cwd = await temporaryFolder()
  const folder = join(cwd, 'templates')
  await writeFiles(folder, { 'assets/font.woff2': 'font' })
  await mkdir(join(folder, path, '..'), { recursive: true })
  await symlink(target, join(folder, path))
  const error: unknown = await refuseLinksOut(folder, cwd).catch((reason: unknown) => reason)
  return error instanceof InputError ? error.problems : []
}
