import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pageSources } from '../../src/check/site/page-sources'
import { inData } from '../../src/check/site/place'
import { buildSite } from '../../src/content/site/build-site'
import { loadRealData } from '../support/real-data'
import { documentOf, renderedSite } from '../support/rendered-site'

const data = await loadRealData()
const sources = pageSources(data, buildSite(data))

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

test('a brand without a record is located in the list of its collection', () => {
  const without = { ...data, brands: data.brands.filter(({ slug }) => slug !== 'jumpinai') }
  expect(pageSources(without, buildSite(without)).get('/jumpinai')?.file).toBe('data/collections/ai.yaml')
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
