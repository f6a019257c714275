import { expect, test } from 'vitest'
import { checkFiles } from '../../../src/content/checks/check-files'
import { readFiles } from '../../support/data-folder'
import { content } from '../../support/site-from'

async function problemsOf(...names: readonly string[]) {
  return checkFiles(await readFiles(Object.fromEntries(names.map((name) => [name, '']))), content)
}

test('one file for each thing, with a name that can be an address, is fine', async () => {
  expect(await problemsOf('site.yaml', 'brands/ai.yaml', 'collections/ai.yaml', 'legal/terms-of-use.md')).toEqual([])
})

test.each([
  ['brand/vistaset.yaml', 'the folder brands'],
  ['collection/ai.yaml', 'the folder collections'],
])('a file in an unknown folder, %s, is a warning with the folder meant', async (name, meant) => {
  expect(await problemsOf(name)).toEqual([
    expect.objectContaining({ severity: 'warning', file: name.split('/')[0], meant }),
  ])
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

test('the files in a misnamed folder are reported once', async () => {
  const names = ['ball', 'boat', 'car', 'kite', 'plane', 'yoyo'].map((name) => `Brands/${name}.yaml`)
  expect(await problemsOf(...names)).toEqual([
    {
      severity: 'warning',
      file: 'Brands',
      message: 'found files in a folder that is not a data folder, expected the name of one',
      meant: 'the folder brands',
    },
  ])
})
