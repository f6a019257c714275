import type { Assets } from 'build-site'
import { expect, test } from 'vitest'
import Document from '../../../templates/layout/document'
import { frameOf } from '../../../templates/model/frame'
import { colorStyles } from '../../../templates/styles/look'
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
  const [styles, ...others] = documentWith(inlined).querySelectorAll('style')
  expect(styles?.textContent).toBe(`${colorStyles}a > b { color: red }`)
  expect(others).toEqual([])
})

test('other styles are linked, after the colours, which are in the page', () => {
  const document = documentWith({ ...inlined, styles: { href: '/base/assets/home-1.css' } })
  const [colors, link, ...others] = document.querySelectorAll('style, link[rel=stylesheet]')
  expect(colors?.textContent).toBe(colorStyles)
  expect(link?.getAttribute('href')).toBe('/base/assets/home-1.css')
  expect(others).toEqual([])
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
