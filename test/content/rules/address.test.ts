import { describe, expect, test } from 'vitest'
import { addresses } from '../../../src/content/rules/address'

describe.each(['https://www.example.com', 'https://www.example.com/'])('at the root of a host, %s', (siteUrl) => {
  test.each([
    ['/', '/', 'https://www.example.com/'],
    ['/vistaset', '/vistaset', 'https://www.example.com/vistaset'],
    ['/privacy-policy', '/privacy-policy', 'https://www.example.com/privacy-policy'],
  ])('the page %s', (path, href, url) => {
    expect(addresses(siteUrl)(path)).toEqual({ path, href, url })
  })
})

describe.each(['https://host.example/base', 'https://host.example/base/', 'https://host.example/base//'])(
  'under a base path, %s',
  (siteUrl) => {
    test.each([
      ['/', '/base/', 'https://host.example/base/'],
      ['/vistaset', '/base/vistaset', 'https://host.example/base/vistaset'],
    ])('the page %s keeps its path and moves its link and canonical address', (path, href, url) => {
      expect(addresses(siteUrl)(path)).toEqual({ path, href, url })
    })
  },
)

test('a base path may have several segments and a host may have a port', () => {
  const { href, url } = addresses('http://localhost:8080/a/b')('/domains')
  expect([href, url]).toEqual(['/a/b/domains', 'http://localhost:8080/a/b/domains'])
})
