import { expect, test } from 'vitest'
import { parsePage } from '../../src/check/site/parse-page'
import { pageAt, templateAt } from '../support/pages'
import { documentOf } from '../support/rendered-site'

test.each([
  ['<meta name="robots" content="index"><meta name="robots" content="noindex">', false],
  ['<meta name="googlebot" content="none"><meta name="robots" content="max-snippet:50">', false],
  ['<meta name="robots" content="index"><meta name="googlebot" content="nosnippet">', true],
  ['', true],
])('whether a page with %s is for search engines: %s', (robots, isIndexable) => {
  const parsed = { page: pageAt('/a'), template: templateAt('a.tsx') }
  expect(parsePage(parsed, () => documentOf('', robots), undefined)).toMatchObject({ isIndexable })
})

test('pages have the same content when they are parsed again', () => {
  let asked = 0
  const pages = Array.from({ length: 1_100 }, (_, index) => {
    const html = () => {
      asked++
      return documentOf(`<p id="p${index}">Page ${index}</p>`)
    }
    return parsePage({ page: pageAt(`/${index}`), template: templateAt('a.tsx') }, html, undefined)
  })
  expect(asked).toBe(1_100)
  for (const [index, { document, text, ids }] of pages.entries()) {
    expect([document.querySelector('p')?.id, text, [...ids]]).toEqual([`p${index}`, `Page ${index}`, [`p${index}`]])
  }
  expect(asked).toBeGreaterThan(1_100)
})
