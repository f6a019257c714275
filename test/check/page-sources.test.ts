import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pageSources } from '../../src/check/page-sources'
import { inData } from '../../src/check/place'
import { buildSite } from '../../src/content/site/build-site'
import { loadRealData } from '../support/real-data'
import { documentOf, renderedSite } from '../support/rendered-site'

test.each([
  ['/', 'data/home.yaml'],
  ['/domains', 'data/domains.yaml'],
  ['/contact', 'data/contact.yaml'],
  ['/ai-collection-portfolio', 'data/collections/ai.yaml'],
  ['/vistaset', 'data/brands/vistaset.yaml'],
  ['/privacy-policy', 'data/legal/privacy-policy.md'],
  ['/404', undefined],
])('the texts of %s stand in %s', async (path, file) => {
  const data = await loadRealData()
  expect(pageSources(data, buildSite(data)).get(path)?.file).toBe(file)
})

test('a brand without a record is to be found in the list of its collection', async () => {
  const { brands, ...others } = await loadRealData()
  const data = { ...others, brands: brands.filter(({ slug }) => slug !== 'jumpinai') }
  expect(pageSources(data, buildSite(data)).get('/jumpinai')?.file).toBe('data/collections/ai.yaml')
})

test('a text is told with the line of its field, or of the one that stands for it, or with the template', async () => {
  const data = await loadRealData()
  const [page] = (await renderedSite({ '/vistaset': documentOf('') })).pages
  const source = pageSources(data, buildSite(data)).get('/vistaset')
  if (page === undefined || source === undefined) throw new Error('there is such a page')
  const lines = (await readFile('data/brands/vistaset.yaml', 'utf8')).split('\n')
  const line = (start: string) => lines.findIndex((text) => text.startsWith(start)) + 1
  const place = { page: '/vistaset', file: 'data/brands/vistaset.yaml' }
  expect(inData({ ...page, source }, 'description')).toEqual({ ...place, line: line('description:') })
  expect(inData({ ...page, source }, 'title', 'name')).toEqual({ ...place, line: line('name:') })
  expect(inData({ ...page, source }, 'gone')).toEqual({ page: '/vistaset', file: 'templates/vistaset.tsx' })
  expect(inData(page, 'name')).toEqual({ page: '/vistaset', file: 'templates/vistaset.tsx' })
})
