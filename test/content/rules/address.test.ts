import { describe, expect, test } from 'vitest'
import { addresses, isPagePath } from '../../../src/content/rules/address'

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

describe('the path of a page or a file', () => {
  const address = addresses('https://host.example/base')

  test.each(['/', '/team', '/press/2025', '/domains/2', '/deck.pdf', '/.well-known/security.txt', '/a~b_c.d', '/...'])(
    '%j has an address that leads to it',
    (path) => {
      const { href, url } = address(path)
      expect([href, new URL(url).pathname]).toEqual([`/base${path}`, `/base${path}`])
    },
  )

  test.each<unknown>([
    ...['', 'team', 'team/a', 'https://host.example/team', '//team', '/team//a', '/contact/', '/press//'],
    ...['/..', '/../keep', '/../../x', '/a/../b', '/a/..', '/.', '/./a', '/a/.', '/%2e%2e/x', '/%2F', '/100%'],
    ...['/team?x', '/team#x', '/team;x', '/team:x', '/te\\am', '/..\\x', '/Team Page', '/ team', '/team\n', '/te\0am'],
    ...['/übung', '/caf\u00e9', '/cafe\u0301', '/東京', '/te\u200bam', '/"', '/<b>', '/*', '/$uri'],
    ...[undefined, null, 7, {}],
  ])('%j has none, and the message quotes it', (path) => {
    const isPath = (value: unknown): value is string => value !== ''
    const make = () => address(isPath(path) ? path : '')
    expect(make).toThrow(TypeError)
    expect(make).toThrow(/^found .+ as an address, expected a path such as \/team or \/team\/deck\.pdf$/)
  })
})

describe('the path of a page', () => {
  test.each(['/', '/team', '/404', '/press/2025', '/domains/2', `/${'a'.repeat(63)}`])('%j is one', (path) => {
    expect(isPagePath(path)).toBe(true)
  })

  test.each([
    ...[
      '',
      'team',
      '//team',
      '/team/',
      '/team//a',
      '/../a',
      '/.a',
      '/team.html',
      '/Team',
      '/te_am',
      '/te--am',
      '/-team',
    ],
    ...['/con', '/press/nul', '/index', '/press/index', '/assets', '/assets/a', `/${'a'.repeat(64)}`, '/aa'.repeat(70)],
  ])('%j is none', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})

test('a base path may have several segments and a host may have a port', () => {
  const { href, url } = addresses('http://localhost:8080/a/b')('/domains')
  expect([href, url]).toEqual(['/a/b/domains', 'http://localhost:8080/a/b/domains'])
})
