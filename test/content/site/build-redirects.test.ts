import { expect, test } from 'vitest'
import { addresses } from '../../../src/content/rules/address'
import { buildRedirects } from '../../../src/site/build-redirects'

const address = addresses('https://host.example/base')
const away = 'https://other.example/#top'

test('old paths and internal destinations are below the base path', () => {
  const [redirect] = buildRedirects({ '/old': '/vistaset' }, address)
  expect(redirect?.from).toMatchObject({ path: '/old', href: '/base/old' })
  expect(redirect?.to).toMatchObject({ href: '/base/vistaset', url: 'https://host.example/base/vistaset' })
})

test('external destinations are unchanged', () => {
  expect(buildRedirects({ '/old': away }, address)[0]?.to).toEqual({ href: away, url: away })
})

test('a chain becomes a single step, from each of its paths', () => {
  const redirects = buildRedirects({ '/b': '/c', '/a': '/b', '/c': away, '/d': '/' }, address)
  expect(redirects.map(({ from, to }) => [from.path, to.href])).toEqual([
    ['/b', away],
    ['/a', away],
    ['/c', away],
    ['/d', '/base/'],
  ])
})

test.each([
  ['hands on query and fragment', '/b?q=1#top', '/c', '/base/c?q=1#top'],
  ['unless the next one has its own', '/b?q=1#top', '/c#end', '/base/c#end'],
  ['also to another site', '/b#top', 'https://other.example', 'https://other.example#top'],
])('a chain %s', (_, first, next, end) => {
  const [redirect] = buildRedirects({ '/a': first, '/b': next }, address)
  expect(redirect?.to.href).toBe(end)
})

test.each([
  ['https://bücher.example/ü?q=ß', 'https://xn--bcher-kva.example/%C3%BC?q=%C3%9F'],
  ['/Prospekt-für-2025.pdf', '/base/Prospekt-f%C3%BCr-2025.pdf'],
])('%s is written as a header can hold it', (to, href) => {
  expect(buildRedirects({ '/old': to }, address)[0]?.to.href).toBe(href)
})
