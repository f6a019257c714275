import { expect, test } from 'vitest'
import { requestPath } from '../../src/server/local-server'

test.each([
  ['/', '/'],
  ['/vistaset', '/vistaset'],
  ['/vistaset/', '/vistaset/'],
  ['/domains?q=vista/..', '/domains'],
  ['/contact#top', '/contact'],
  ['/caf%C3%A9', '/café'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a..b', '/a..b'],
])('%s requests %s', (url, path) => {
  expect(requestPath(url)).toBe(path)
})

test.each([
  '',
  'vistaset',
  'http://host/',
  '*',
  '/..',
  '/../x',
  '/%2e%2e/x',
  '/a/%2E%2E%2Fb',
  '/a/./b',
  '/a\\b',
  '/%5c',
])('%s requests nothing that can exist', (url) => {
  expect(requestPath(url)).toBeUndefined()
})

test.each(['/%', '/%zz', '/%c3', '/a%00b', '//host/path', '/a//b', '/%2Fhost'])('neither does %s', (url) => {
  expect(requestPath(url)).toBeUndefined()
})
