import { expect, test } from 'vitest'
import type { UrlForm } from '../../../src/output/page-paths'
import { draftOf } from '../../../src/output/print/page-draft'
import { pageFiles } from '../../../src/output/print/page-files'
import type { Page } from '../../../src/pages/page'
import { exampleImage } from '../../support/example-assets'
import { loadSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'
import { partsOf } from '../../support/site-parts'

const site = await loadSite('https://host.example/base')
const template = templateAt('templates/pages/brand.tsx')

function filesOf(pages: readonly Page[], urls: UrlForm) {
  return [...pageFiles({ ...partsOf(site, template, pages), urls })]
}

test('a page is written under each of its names, from the same draft', () => {
  const page = pageAt('/vistaset', { props: { price: '$1' } })
  const files = filesOf([page], 'both')
  const draft = draftOf({ page, template }, exampleImage(site))
  expect(files.map(({ path, plan, source }) => ({ path, draft: plan.draft(), source }))).toEqual([
    { path: 'vistaset.html', draft, source: 'templates/pages/brand.tsx' },
    { path: 'vistaset/index.html', draft, source: 'templates/pages/brand.tsx' },
  ])
  // This identity shows that a page has been evaluated already.
  expect(files[1]?.plan).toBe(files[0]?.plan)
})

test('an error page is a single file at the root, whatever the URL form', () => {
  const files = filesOf([{ ...pageAt('/404'), isErrorPage: true }, pageAt('/contact')], 'folder')
  expect(files.map(({ path }) => path)).toEqual(['404.html', 'contact/index.html'])
})

test('pages keep their order, each with its own draft', () => {
  const files = filesOf([pageAt('/b'), pageAt('/a')], 'flat')
  expect(files.map(({ path, plan }) => [path, plan.draft().path])).toEqual([
    ['b.html', '/b'],
    ['a.html', '/a'],
  ])
})
