import type { Assets } from 'build-site'
import { expect, test } from 'vitest'
import Document from '../../../templates/layout/document'
import { frameOf } from '../../../templates/model/frame'
import { exampleAssets } from '../../support/example-assets'
import { exampleSite } from '../../support/example-site'
import { render } from '../../support/render'

const site = await exampleSite()
const inlined = exampleAssets(site)

function documentWith(assets: Assets): Document {
  return render(
    <Document frame={frameOf(site)} path={undefined} lang="en" assets={assets}>
      <h1>Here</h1>
    </Document>,
  ).document
}

test('the first link on a page skips the header', () => {
  const document = documentWith(inlined)
  const first = document.body.querySelector('a, button')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#main'])
  expect(document.getElementById('main')?.innerHTML).toBe('<h1>Here</h1>')
})

test('small styles are in the page, unescaped', () => {
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

test('pages below the base path are prefetched, but neither others nor downloads', () => {
  const rules = documentWith(inlined).querySelector('script[type=speculationrules]')?.textContent ?? ''
  expect(JSON.parse(rules)).toMatchObject({
    prefetch: [{ where: { and: [{ href_matches: '/base/*' }, { not: { href_matches: '/base/*.*' } }] } }],
  })
})
