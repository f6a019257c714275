import { expect, test } from 'vitest'
import { checkFiles } from '../../../src/content/cross-checks/check-files'
import { readFiles } from '../../support/data-folder'

async function problemsOf(...names: readonly string[]) {
  return checkFiles(await readFiles(Object.fromEntries(names.map((name) => [name, '']))))
}

test('one file for each thing, with a name that can be an address, is fine', async () => {
  expect(await problemsOf('site.yaml', 'brands/ai.yaml', 'collections/ai.yaml', 'legal/terms-of-use.md')).toEqual([])
})

test.each([
  ['brand/vistaset.yaml', 'the folder brands'],
  ['collection/ai.yaml', 'the folder collections'],
])('a file in an unknown folder, %s, is a warning with the folder meant', async (name, meant) => {
  expect(await problemsOf(name)).toEqual([expect.objectContaining({ severity: 'warning', file: name, meant })])
})

test.each(['notes.txt', 'brands/vistaset.md', 'old/site.yaml'])('an unused file, %s, is a warning', async (name) => {
  const [problem, ...others] = await problemsOf(name)
  expect(problem).toMatchObject({ severity: 'warning', file: name })
  expect(problem).not.toHaveProperty('meant')
  expect(others).toEqual([])
})

test.each([
  ['site.json', 'site.yaml'],
  ['brands/vistaset.yaml', 'brands/vistaset.yml'],
])('%s and %s are two files for one thing, and the error names both', async (first, second) => {
  const problems = await problemsOf(first, second)
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', file: second, message: expect.stringContaining(first) }),
  ])
})

test.each(['brands/VistaSet.yaml', 'brands/vista_set.yaml', 'legal/terms of use.md', 'collections/ai-.yaml'])(
  'a file name that cannot be an address, %s, is an error',
  async (name) => {
    expect(await problemsOf(name)).toEqual([expect.objectContaining({ severity: 'error', file: name })])
  },
)

test('files in a misnamed brand folder are not reported: the listings that need them are', async () => {
  const list = 'existing:\n  brands: [kite, plane]\n'
  const files = { 'collections/toys.yaml': list, 'Brands/kite.yaml': '', 'Brands/plane.yaml': '' }
  expect(checkFiles(await readFiles(files))).toEqual([])
  expect(checkFiles(await readFiles({ ...files, 'brands/ball.yaml': '' }))).toHaveLength(2)
})
