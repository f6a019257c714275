import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPaths } from '../../../src/content/check/check-paths'
import { readChanged } from '../../support/data-folder'

test('in the real data each portfolio has an address of its own', async () => {
  expect(checkPaths(await readChanged())).toEqual([])
})

test.each([
  ['/vistaski', 'the brand vistaski'],
  ['/privacy-policy', 'the text privacy-policy'],
  ['/ai-collection-portfolio', 'the collection ai'],
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
