import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPaths } from '../../../src/content/check/check-paths'
import { readChanged, readFiles } from '../../support/data-folder'

test('in the real data each portfolio has an address of its own', async () => {
  expect(checkPaths(await readChanged())).toEqual([])
})

test.each([
  ['/vistaski', 'the brand vistaski'],
  ['/privacy-policy', 'the text privacy-policy'],
  ['/ai-collection-portfolio', 'the collection ai'],
  ['/domains', 'the list of domains'],
  ['/contact', 'the contact page'],
  ['/assets', 'the folder of pictures and fonts'],
])('%s belongs to %s: an error at the path of the portfolio', async (path, owner) => {
  const reading = await readChanged(['collections/vista.yaml', 'path: /vista-collection-portfolio', `path: ${path}`])
  expect(checkPaths(reading)).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: join('data', 'collections', 'vista.yaml'),
      field: 'path',
      message: `found ${path}, which is the address of ${owner}, expected one of its own`,
    }),
  ])
})

test.each(['brands/assets.yaml', 'legal/assets.md'])(
  '%s would be kept by browsers for a year: an error',
  async (name) => {
    const problems = checkPaths(await readFiles({ [name]: '' }))
    const message =
      'found the file name "assets", which is the address of the folder of pictures and fonts, expected one of its own'
    expect(problems).toEqual([{ severity: 'error', file: join(...name.split('/')), message }])
  },
)
