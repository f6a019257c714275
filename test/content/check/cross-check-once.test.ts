import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crossCheck } from '../../../src/content/check/cross-check'
import { crossCheckOnce } from '../../../src/content/check/cross-check-once'
import { lastProblems } from '../../../src/content/source/data-memory'
import { readData } from '../../../src/content/source/read-data'
import { copyProject } from '../../support/project'

const vistaset = 'data/brands/vistaset.yaml'

/** A copy of the real data, and the problems across its files, of which one memory is kept. */
async function checkedProject() {
  const { root, edit } = await copyProject()
  const memory = lastProblems()
  const reading = () => readData(join(root, 'data'), root)
  return { root, edit, reading, check: () => crossCheckOnce(reading(), memory) }
}

test('after a change that no check looks at, the last problems are told again', async () => {
  const { edit, check } = await checkedProject()
  const found = check()
  expect(found).toHaveLength(1)
  await edit(vistaset, /^summary: /m, 'summary: Truly ')
  expect(check()).toBe(found)
})

type Project = Awaited<ReturnType<typeof checkedProject>>

const edits: readonly (readonly [string, (project: Project) => Promise<unknown>])[] = [
  ['a price', ({ edit }) => edit(vistaset, /^price: .*$/m, 'price: 26000')],
  ['a host', ({ edit }) => edit(vistaset, /^price: /m, 'website: vistaready.com\nprice: ')],
  ['a segment', ({ edit }) => edit(vistaset, /^stage: .*$/m, 'stage: coffee')],
  ['an id', ({ edit }) => edit(vistaset, /^price: /m, 'id: vistaready\nprice: ')],
  ['a placeholder', ({ edit }) => edit(vistaset, /^summary: /m, 'summary: "{brnds}" # ')],
  ['the lists of a collection', ({ edit }) => edit('data/collections/ai.yaml', 'jumpinai,', 'jumpin,')],
  ['the price list', ({ edit }) => edit('data/pricing.yaml', '  vistaset: 25000', '  nobody: 25000')],
  ['the line of what is found', ({ edit }) => edit('data/pricing.yaml', /^/, '# One line more.\n')],
  ['a link in a legal text', ({ edit }) => edit('data/legal/privacy-policy.md', /$/, '\n[broken](nowhere)\n')],
  ['a file less', ({ root }) => rm(join(root, vistaset))],
  ['a file more', ({ root }) => writeFile(join(root, 'data/other.yaml'), '')],
  ['a brand in another folder', ({ root }) => writeFile(join(root, 'data/legal/vistaset.md'), '')],
]
test.each(edits)('after a change of %s, they are looked for again', async (_, change) => {
  const project = await checkedProject()
  const before = project.check()
  await change(project)
  const found = project.check()
  expect(found).toEqual(crossCheck(project.reading()))
  expect(found).not.toEqual(before)
})

test('a placeholder that is edited is looked for again', async () => {
  const { edit, check } = await checkedProject()
  await edit(vistaset, /^summary: /m, 'summary: "{brands}" # ')
  check()
  await edit(vistaset, '{brands}', '{brnds}')
  expect(check()).toContainEqual(expect.objectContaining({ field: 'summary', meant: '{brands}' }))
})

test.each([
  ['a brand', vistaset, /^price: /m, 'website: vistaready.com\nprice: '],
  ['a legal text', 'data/legal/privacy-policy.md', /^title: /m, 'title: "{nothing}" # '],
])('the line of an error in %s is the one that it has now', async (_, file, from, mistake) => {
  const { edit, check } = await checkedProject()
  const lineOf = () => check().find(({ severity }) => severity === 'error')?.line
  await edit(file, from, mistake)
  const line = lineOf()
  expect(line).toBeGreaterThan(1)
  await edit(file, /^(---\n)?/, '$1# One line more.\n')
  expect(lineOf()).toBe((line ?? 0) + 1)
})
