import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/content/problem'
import type { OutputFile } from '../../src/output/output-file'
import type { UrlForm } from '../../src/output/page-paths'
import { renderPages } from '../../src/output/render-pages'
import type { SiteParts } from '../../src/output/site-parts'
import type { Templates } from '../../src/output/templates'
import type { Page } from '../../src/pages/page'
import { exampleAssets } from '../support/example-assets'
import { loadSite } from '../support/load-site'
import { pageAt } from '../support/pages'

const site = await loadSite('https://host.example/base')

/** Writes down what the layout is given, in place of a document. */
const render: Templates['render'] = (_, { page, assets: { styles, script } }) =>
  `<p>${page.address.path} ${'inline' in styles ? `inline ${styles.inline.length}` : styles.href} ${script}</p>`

/** Renders pages of one template with styles of a size. */
async function rendered(pages: readonly Page[], cssBytes = 0, urls: UrlForm = 'flat'): Promise<OutputFile[]> {
  const template = { file: 'templates/pages/brand.tsx', pages: () => pages, css: 'a'.repeat(cssBytes) }
  const nothing = () => createElement('html')
  const templates: Templates = {
    ...{ pages: [template], layout: nothing, render, script: '', modules: [], code: '', fonts: [] },
    ...{ shareCard: nothing, shareFont: '', renderShareCard: () => '', run: (task) => task() },
    ...{ icon: nothing, renderIcon: () => '' },
  }
  const parts: SiteParts = {
    ...{ site, templates, urls, staticFiles: [] },
    pages: pages.map((page) => ({ page, template })),
    assets: { files: [], address: site.address },
    share: { files: [], of: () => exampleAssets(site).shareImage },
  }
  const files: OutputFile[] = []
  for await (const file of renderPages(parts, { script: '/base/client.js', fonts: [] })) files.push(file)
  return files
}

test('a page is written under each of its names with the same content, which ends in a line break', async () => {
  expect(await rendered([pageAt('/vistaset')], 7, 'both')).toEqual(
    ['vistaset.html', 'vistaset/index.html'].map((path) => ({
      path,
      content: '<p>/vistaset inline 7 /base/client.js</p>\n',
      source: 'templates/pages/brand.tsx',
    })),
  )
})

test('an error page is one file at the root, whatever the form of the others', async () => {
  const files = await rendered([{ ...pageAt('/404'), isErrorPage: true }, pageAt('/contact')], 0, 'folder')
  expect(files.map(({ path }) => path)).toEqual(['404.html', 'contact/index.html'])
})

describe('the styles of a page', () => {
  test('travel inside it up to 24 KiB', async () => {
    const files = await rendered([pageAt('/a')], 24_576)
    expect(files.map(({ path }) => path)).toEqual(['a.html'])
    expect(files[0]?.content).toContain('inline 24576')
  })

  test('are one hashed file of all its kind beyond that, before the first page that needs it', async () => {
    const files = await rendered([pageAt('/a'), pageAt('/b')], 24_577)
    const [sheet, ...pages] = files
    expect(sheet?.path).toMatch(/^assets\/brand-[0-9a-f]{10}\.css$/)
    expect(pages.map(({ path }) => path)).toEqual(['a.html', 'b.html'])
    for (const { content } of pages) expect(content).toContain(`/base/${sheet?.path}`)
  })
})

test('a page that throws is told with its template, the page and the cause', async () => {
  const broken = pageAt('/vistaset', {
    render: () => {
      throw new Error('no market')
    },
  })
  const rendering = rendered([broken])
  await expect(rendering).rejects.toThrow(InputError)
  await expect(rendering).rejects.toThrow(
    'templates/pages/brand.tsx: the template threw an error while rendering /vistaset: no market.',
  )
})
