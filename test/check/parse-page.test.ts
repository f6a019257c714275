import { describe, expect, test } from 'vitest'
import { keptForAll, keptForSome, parsePage } from '../../src/check/site/parse-page'
import { pageAt, templateAt } from '../support/pages'
import { documentOf } from '../support/rendered-site'

const head =
  '<title>A</title><meta name="robots" content="noindex"><script type="application/ld+json">{"@type":"A"}</script>'

/** Many pages, and how often the HTML of the first was asked for. */
function parsedPages(parsed: ReturnType<typeof keptForAll>) {
  let asked = 0
  const pages = Array.from({ length: 250 }, (_, index) => {
    const html = () => {
      if (index === 0) asked++
      return documentOf(`<p id="p${index}">Page ${index}</p>`, head)
    }
    return parsePage({ page: pageAt(`/${index}`), template: templateAt('a.tsx') }, html, undefined, parsed)
  })
  return { pages, asked: () => asked }
}

test.each([
  ['<meta name="robots" content="index"><meta name="robots" content="noindex">', false],
  ['<meta name="googlebot" content="none"><meta name="robots" content="max-snippet:50">', false],
  ['<meta name="robots" content="index"><meta name="googlebot" content="nosnippet">', true],
  ['', true],
])('whether a page with %s is for search engines: %s', (robots, isIndexable) => {
  const parsed = { page: pageAt('/a'), template: templateAt('a.tsx') }
  expect(parsePage(parsed, () => documentOf('', robots), undefined)).toMatchObject({ isIndexable })
})

describe.each([
  ['once for all rules', keptForAll, 1],
  ['anew for each rule', keptForSome, 4],
])('pages that are parsed %s', (_, kept, times) => {
  test('have the same content each time', () => {
    const { pages, asked } = parsedPages(kept())
    for (let rule = 0; rule < 3; rule++) {
      for (const [index, { document, text, structuredData, isIndexable }] of pages.entries()) {
        expect([document.querySelector('p')?.id, text]).toEqual([`p${index}`, `Page ${index}`])
        expect([structuredData, isIndexable]).toEqual([[{ value: { '@type': 'A' } }], false])
      }
    }
    expect(asked()).toBe(times)
  })
})
