import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { pagedSite } from '../support/paged-site'
import { parseDocument } from '../support/parse-document'
import { runCli } from '../support/run-cli'
import { textOf, texts, theOne } from '../support/site-page'

const root = pagedSite()
const read = (path: string) => readFileSync(join(root(), 'dist', path), 'utf8')
const opened = new Map<string, Document>()
const open = (route: string): Document => {
  const html = () => read(`${route.slice(1)}.html`).replace(/<style>.*?<\/style>/s, '')
  const document = opened.get(route) ?? parseDocument(html())
  opened.set(route, document)
  return document
}
const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))

const vista = ['/vista-collection-portfolio', '/vista-collection-portfolio/2', '/vista-collection-portfolio/3']
const domains = ['/domains', '/domains/2', '/domains/3']

test.each([...vista, ...domains])('%s exists in both forms, and in the sitemap', (route) => {
  expect(existsSync(join(root(), 'dist', `${route.slice(1)}/index.html`))).toBe(true)
  expect(read('sitemap.xml')).toContain(`<loc>https://www.example.com${route}</loc>`)
})

test.each([...vista, ...domains])('%s is its own canonical page, with its own title and description', long, (route) => {
  const document = open(route)
  expect(attributes(document, 'link[rel=canonical]', 'href')).toEqual([`https://www.example.com${route}`])
  const others = [...vista, ...domains].filter((other) => other !== route).map(open)
  expect(others.map((other) => other.title)).not.toContain(document.title)
  const description = (page: Document) => attributes(page, 'meta[name=description]', 'content')[0]
  expect(others.map(description)).not.toContain(description(document))
})

describe.each([vista, domains])('%s and its further pages', (...routes) => {
  const url = (route: string) => `https://www.example.com${route}`

  test('link to each other in the head and in the page', () => {
    const links = routes.map((route) => {
      const document = open(route)
      const ways = ['prev', 'next'].map((rel) => [
        ...attributes(document, `head link[rel=${rel}]`, 'href'),
        ...attributes(document, `main a[rel=${rel}]`, 'href'),
      ])
      return ways.flat()
    })
    const [first = '', second = '', third = ''] = routes
    expect(links).toEqual([
      [url(second), second],
      [url(first), first, url(third), third],
      [url(second), second],
    ])
  })

  test('show which one is open by number', () => {
    const nav = theOne(open(routes[1] ?? ''), 'main nav')
    expect(texts(nav.querySelectorAll('a'))).toEqual(['Page 1', 'Page 2', 'Page 3', '← Previous', 'Next →'])
    expect(textOf(theOne(nav, '.page-nav-place'))).toBe('Page 2 of 3')
    expect(textOf(theOne(nav, '[aria-current=page]'))).toBe('Page 2')
  })
})

test('content about the whole list is only on the first page', () => {
  const headings = (route: string) => [...open(route).querySelectorAll('main h2')].map(textOf)
  expect(headings('/vista-collection-portfolio')).toEqual([
    ...['Brands by Segment', 'Portfolio Overview', 'Real Estate is 87% of the total', 'Existing Brands'],
    ...['Developing Future Brands', 'Investment Thesis'],
  ])
  expect(headings('/vista-collection-portfolio/3')).toEqual(['Developing Future Brands (continued)'])
  const figures = [...open('/domains').querySelectorAll('.key-figures dd')].map(textOf)
  expect(figures).toEqual(['40', '$710,000', '$17,750', '$75,000'])
})

test.each(domains)('%s explains struck prices between its search and its prices', (route) => {
  const parts = [...theOne(open(route), '.domain-lists').children]
  const [search, note, list] = ['search', '.price-note', '.price-list'].map((part) =>
    parts.findIndex((element) => element.matches(part)),
  )
  expect([search, list]).toEqual([0, (note ?? 0) + 1])
})

test('a brand links back to its card, on the right page', () => {
  const target = (slug: string) => {
    const [href = ''] = attributes(open(`/${slug}`), '.back a', 'href')
    const [route = '', id] = (href ?? '').split('#')
    return [href, theOne(open(route), `[id='${id}'] .card-number`).textContent]
  }
  expect(target('vistaready')).toEqual(['/vista-collection-portfolio#vistaready', '01'])
  expect(target('vistakingdom')).toEqual(['/vista-collection-portfolio/3#vistakingdom', '29'])
})

test('structured data lists exactly what the page shows', () => {
  const list = (route: string) => {
    const scripts = [...open(route).querySelectorAll('script[type="application/ld+json"]')]
    const [first] = scripts.map(({ textContent }) => JSON.parse(textContent ?? ''))
    const { numberOfItems, itemListElement } = first.mainEntity ?? first
    return [numberOfItems, itemListElement.length]
  }
  expect([...vista, ...domains].map(list)).toEqual([10, 10, 9, 15, 15, 10].map((count) => [count, count]))
})

test.each([
  ['/vista-collection-portfolio', '[data-card]', 29],
  ['/ai-collection-portfolio', '[data-card]', 7],
  ['/domains', '[data-domain-group]', 4],
])('%s has a file that tells which of its pages shows what', long, (list, selector, count) => {
  const pages: string[][] = JSON.parse(read(`${list.slice(1)}-anchors.json`))
  expect(new Set(pages.flat()).size).toBe(count)
  for (const [index, ids] of pages.entries()) {
    const document = open(index === 0 ? list : `${list}/${index + 1}`)
    const shown = attributes(document, selector, 'id')
    expect(shown).toEqual(expect.arrayContaining(ids))
    expect(attributes(document, '[data-pages]', 'data-pages')).toEqual([`${list}-anchors.json`])
  }
})

test('the downloadable files contain the whole list, and so does the index', () => {
  expect(JSON.parse(read('domains.json')).domains).toHaveLength(40)
  expect(read('domains.csv').trimEnd().split('\n')).toHaveLength(41)
  expect(JSON.parse(read('domains-index.json')).hosts).toHaveLength(40)
})

test('it passes the check', long, async () => {
  const { exitCode, stdout, stderr } = await runCli(['check'], root(), {}, undefined, '2025-11-21')
  const verdict = stdout.trimEnd().split('\n').at(-1)
  expect({ exitCode, stderr, verdict }).toMatchObject({
    exitCode: 0,
    verdict: expect.stringMatching(/^Ready to publish: 51 pages, .* 0 errors, 4 warnings/),
  })
})
