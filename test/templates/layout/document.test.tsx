import type { Assets } from 'build-site'
import { expect, test } from 'vitest'
import Document from '../../../templates/layout/document'
import { exampleAssets } from '../../support/example-assets'
import { exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const site = await exampleSite()
const inlined = exampleAssets(site)

function documentWith(assets: Assets): Document {
  const page = {
    address: site.address('/somewhere'),
    head: { title: 'Somewhere', description: 'A place.', share: { title: 'Somewhere', line: 'A place' }, jsonLd: [] },
    updated: '2025-08-01',
    render: () => <h1>Here</h1>,
  }
  return render(
    <Document site={site} page={page} assets={assets}>
      {page.render()}
    </Document>,
  ).document
}

test('the first thing on a page leads past the header to its content', () => {
  const document = documentWith(inlined)
  const first = document.body.querySelector('a, button')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#main'])
  expect(document.getElementById('main')?.innerHTML).toBe('<h1>Here</h1>')
})

test('small styles travel in the page, unescaped', () => {
  expect(documentWith(inlined).querySelector('style')?.textContent).toBe('a > b { color: red }')
})

test('other styles are linked', () => {
  const document = documentWith({ ...inlined, styles: { href: '/base/assets/home-1.css' } })
  expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/base/assets/home-1.css')
  expect(document.querySelector('style')).toBeNull()
})

test('the script does not block', () => {
  const [script, rules, ...others] = documentWith(inlined).scripts
  expect([script?.getAttribute('src'), script?.defer, others.length]).toEqual(['/base/assets/client-1.js', true, 0])
  expect(rules?.type).toBe('speculationrules')
})

test('icons, manifest and share image follow the base path', () => {
  const { head } = documentWith(inlined)
  const links = [...head.querySelectorAll('link[rel*=icon], link[rel=manifest]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links.filter((href) => !href?.startsWith('/base/'))).toEqual([])
  expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://host.example/base/assets/share-1.png',
  )
})
