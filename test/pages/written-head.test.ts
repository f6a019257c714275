import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { parseDocument } from '../support/parse-document'

const before = [
  ...[
    'meta Content-Security-Policy',
    'meta charset',
    'meta viewport',
    'title',
    'meta description',
    'link canonical',
    'meta robots',
  ],
  ...['meta og:title', 'meta og:description', 'meta og:url'],
  ...['meta og:image', 'meta og:image:type', 'meta og:image:width', 'meta og:image:height', 'meta og:image:alt'],
  ...['meta twitter:title', 'meta twitter:description', 'meta twitter:image', 'meta twitter:image:alt'],
]

const ofSite = [
  ...['meta color-scheme', 'meta theme-color', 'meta theme-color'],
  ...['meta og:type', 'meta og:site_name', 'meta og:locale', 'meta twitter:card'],
  ...['link icon', 'link icon', 'link apple-touch-icon', 'link manifest'],
]

/** The kind of an element in a head: `meta description`, `link canonical`, `script application/ld+json`. */
function nameOf(element: Element): string {
  const kind = ['charset', 'http-equiv', 'name', 'property', 'rel', 'type', 'src'].find((name) =>
    element.hasAttribute(name),
  )
  const isPlain = kind === 'charset' || kind === 'src'
  return [element.localName, isPlain ? kind : kind && element.getAttribute(kind)].filter(Boolean).join(' ')
}

describe.each([
  { file: 'index.html', kinds: ['Organization', 'WebSite'] },
  { file: 'vista-collection-portfolio.html', kinds: ['CollectionPage', 'BreadcrumbList'] },
  { file: 'domains.html', kinds: ['ItemList', 'BreadcrumbList'] },
  { file: 'contact.html', kinds: ['ContactPage', 'BreadcrumbList'] },
  { file: 'terms-of-use.html', kinds: ['WebPage', 'BreadcrumbList'] },
  { file: 'vistaset.html', kinds: ['Organization', 'BreadcrumbList'] },
  { file: 'airushbase/index.html', kinds: ['Organization', 'BreadcrumbList'] },
  { file: '404.html', kinds: ['WebPage'] },
])('$file', ({ file, kinds }) => {
  const document = parseDocument(readFileSync(join(inject('realSite'), file), 'utf8'))
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')]

  test('has these elements in its head, in this order, and none that React added', () => {
    const names = [...document.head.children].map(nameOf)
    const structure = kinds.map(() => 'script application/ld+json')
    const after = [...ofSite, 'link preload', 'link preload', 'style', 'script src', 'script speculationrules']
    expect(names).toEqual([...before, ...structure, ...after])
  })

  test('has nothing in its body that belongs in a head', () => {
    expect([...document.body.querySelectorAll('title, meta, link, style, script, base')].map(nameOf)).toEqual([])
  })

  test(`carries structured data of the kinds ${kinds.join(' and ')}`, () => {
    const things: { '@type'?: unknown }[] = structured.map((script) => JSON.parse(script.textContent))
    expect(things.map((thing) => thing['@type'])).toEqual(kinds)
  })
})
