import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { entriesByPath } from '../../../src/build/plan/entries-by-path'
import { inData } from '../../../src/check/site/place'
import { loadRealData } from '../../support/real-data'
import { documentOf, renderedSite } from '../../support/rendered-site'
import { content } from '../../support/site-from'

const data = await loadRealData()
const entries = entriesByPath(data, content)
const sources = { get: (path: string) => entries(path)[0]?.source }

test.each([
  ['/', 'data/home.yaml'],
  ['/domains', 'data/domains.yaml'],
  ['/contact', 'data/contact.yaml'],
  ['/ai-collection-portfolio', 'data/collections/ai.yaml'],
  ['/vistaset', 'data/brands/vistaset.yaml'],
  ['/privacy-policy', 'data/legal/privacy-policy.md'],
  ['/404', undefined],
])('the texts of %s are in %s', (path, file) => {
  expect(sources.get(path)?.file).toBe(file)
})

test('a text is located at the line of its field, or of its substitute, or in the template', async () => {
  const [page] = (await renderedSite({ '/vistaset': documentOf('') })).pages
  const source = sources.get('/vistaset')
  if (page === undefined || source === undefined) throw new Error('there is such a page')
  const lines = (await readFile('data/brands/vistaset.yaml', 'utf8')).split('\n')
  const line = (start: string) => lines.findIndex((text) => text.startsWith(start)) + 1
  const place = { page: '/vistaset', file: 'data/brands/vistaset.yaml' }
  expect(inData({ ...page, source }, 'description')).toEqual({ ...place, line: line('description:') })
  expect(inData({ ...page, source }, 'title', 'name')).toEqual({ ...place, line: line('name:') })
  expect(inData({ ...page, source }, 'gone')).toEqual({ page: '/vistaset', file: 'templates/vistaset.tsx' })
  expect(inData(page, 'name')).toEqual({ page: '/vistaset', file: 'templates/vistaset.tsx' })
})
