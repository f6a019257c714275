import { expect, test } from 'vitest'
import { addresses } from '../../../src/content/rules/address'
import { buildRedirects } from '../../../src/content/site/build-redirects'

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
