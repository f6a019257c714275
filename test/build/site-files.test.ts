import { createElement } from 'react'
import { expect, test } from 'vitest'
import { styleSheets } from '../../src/assets/page-styles'
import type { SiteParts } from '../../src/build/build-options'
import { renderingOf } from '../../src/build/output-files'
import { siteFiles, templateFiles } from '../../src/build/site-files'
import { whole } from '../../src/lib/output-file'
import type { DocumentLayout } from '../../src/pages/document'
import { loadWholeSite } from '../support/load-site'
import { long } from '../support/long'
import { pageAt, templateAt } from '../support/pages'
import { partsOf } from '../support/site-parts'

const site = await loadWholeSite('https://host.example/base')

/** Prints the props of the layout, in place of a document. */
const layout: DocumentLayout = ({ assets: { styles, script }, children }) =>
  createElement('main', null, children, 'inline' in styles ? ` inline ${styles.inline.length} ` : styles.href, script)

/** The files of a site of three pages with styles of a given size, as text by path. */
async function filesOf(cssBytes: number, body = () => 'Here: '): Promise<ReadonlyMap<string, string>> {
  const template = templateAt('templates/pages/brand.tsx', { css: 'a'.repeat(cssBytes), body })
  const pages = [pageAt('/a'), { ...pageAt('/404'), isErrorPage: true }, pageAt('/b')]
  return textsOf({ ...partsOf(site, template, pages, layout), urls: 'both' })
}

/** The files that are made from some parts of a site, as text by path. */
async function textsOf(parts: SiteParts): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const rendering = renderingOf({ ...parts, root: '.', cwd: '.', packageRoot: process.cwd() })
  for await (const file of siteFiles(parts, rendering)) {
    if ('kept' in file) throw new Error('nothing is known of an earlier output')
    files.set(file.path, Buffer.from((await whole(file)).content).toString())
  }
  return files
}

test('a page is written under each of its names with the same content, which ends with a line break', async () => {
  const files = await filesOf(7)
  const names = [...files.keys()].filter((path) => path.endsWith('.html'))
  expect(names).toEqual(['a.html', 'a/index.html', '404.html', 'b.html', 'b/index.html'])
  expect(files.get('a.html')).toMatch(/Here: inline 7 \/base\/assets\/client-[0-9a-f]{10}\.js<\/main>\n$/)
  expect(files.get('a/index.html')).toBe(files.get('a.html'))
})

test('a page is rendered once for all of its names', async () => {
  let rendered = 0
  const files = await filesOf(7, () => `Rendering ${++rendered}: `)
  expect([rendered, files.get('b/index.html')]).toEqual([3, files.get('b.html')])
})

test('a style sheet comes before the first page that needs it, and every page of its kind references it', async () => {
  const files = await filesOf(32_769)
  const paths = [...files.keys()].filter((path) => /\.(css|html)$/.test(path))
  const [sheet = '', ...pages] = paths
  expect(sheet).toMatch(/^assets\/brand-[0-9a-f]{10}\.css$/)
  expect(pages).toHaveLength(5)
  for (const path of pages) expect(files.get(path)).toContain(`/base/${sheet}`)
})

test.each([1, 2, 3])('part %i of three references the sheet that the whole site has', long, async (number) => {
  const template = templateAt('templates/pages/brand.tsx', { css: 'a{}' })
  const pages = Array.from({ length: 501 }, (_, index) => pageAt(`/${index}`))
  const parts = partsOf(site, template, pages, layout)
  const [sheet] = styleSheets(parts)
  const files = await textsOf({ ...parts, shard: { number, of: 3 } })
  const own = [...files].filter(([path]) => path.endsWith('.html'))
  expect(own.length).toBeGreaterThan(100)
  for (const [path, text] of own) expect(text, path).toContain(`/base/${sheet?.path}`)
})

test('a font that is also an asset is a single file', () => {
  const font = { name: 'f.woff2', path: 'assets/f-1234567890.woff2', content: 'font' }
  const other = { ...font, path: 'assets/g-1234567890.woff2' }
  const parts = partsOf(site, templateAt('templates/pages/brand.tsx'), [pageAt('/a')], layout)
  const fonts = [font, other].map(({ path }) => ({ path, base64: Buffer.from('font').toString('base64') }))
  const templates = { ...parts.templates, compiled: { ...parts.templates.compiled, fonts } }
  const assets = { ...parts.assets, files: [{ ...font, source: 'templates/assets/f.woff2' }] }
  const files = [...templateFiles({ ...parts, templates, assets })].filter(({ path }) => path.endsWith('.woff2'))
  expect(files.map(({ path, source }) => [path, source])).toEqual([
    [font.path, 'templates/assets/f.woff2'],
    [other.path, 'templates/styles'],
  ])
})

test('S3 gets static files and assets, except HTML that replaces a page', async () => {
  const parts = partsOf(site, templateAt('templates/pages/brand.tsx'), [pageAt('/a')])
  const given = (path: string) => ({ path, content: '', source: `templates/${path}` })
  const assets = { ...parts.assets, files: [given('assets/model-1.csv.gz')] }
  const staticFiles = ['a/index.html', 'b/index.html', 'data.csv.gz'].map(given)
  const files = await textsOf({ ...parts, assets, staticFiles, urls: 'flat', hosts: ['s3'], precompress: true })
  expect(files.get('_hosts/s3/cloudfront-function.js')).toContain('var keys = {"/b":"/b/index.html"}\n')
  expect(files.get('_hosts/s3/upload.sh')?.match(/--include '\S+'/g)).toEqual([
    "--include 'model-1.csv.gz'",
    "--include 'data.csv.gz'",
    "--include 'assets/model-1.csv.gz'",
  ])
})
