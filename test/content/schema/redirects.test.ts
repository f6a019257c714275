import { describe, expect, test } from 'vitest'
import { redirectsSchema } from '../../../src/content/schema/redirects'

const accepts = (from: unknown, to: unknown) => redirectsSchema.safeParse({ [String(from)]: to }).success

describe('an old path', () => {
  test.each(['/old', '/Old-Name_1', '/deep/er/page.html', '/feed.xml', '/~me', '/.hidden', '/a..b'])(
    '%s is fine',
    (from) => {
      expect(accepts(from, '/vistaset')).toBe(true)
    },
  )

  test.each([
    ['without a slash', 'old'],
    ['with a slash at its end', '/old/'],
    ['the home page', '/'],
    ['another host', '//other.example'],
    ['a whole address', 'https://host.example/old'],
    ['a query', '/page?id=3'],
    ['a hash', '/page#top'],
    ['a wildcard', '/old/*'],
    ['a placeholder', '/old/:name'],
    ['a variable', '/$old'],
    ['a space', '/old page'],
    ['an encoded letter', '/caf%C3%A9'],
    ['a line break', '/old\n/new'],
    ['a way up', '/../etc'],
    ['a way up inside', '/old/../new'],
    ['a dot', '/old/.'],
  ])('%s is rejected', (_, from) => {
    expect(accepts(from, '/vistaset')).toBe(false)
  })
})

describe('a new path', () => {
  test.each([
    '/',
    '/vistaset',
    '/assets/file.png',
    'https://other.example',
    'https://other.example:8080/a%20b?q=1&r=2#top',
    'https://other.example/caf%C3%A9?q=100%25#%2F',
    "https://other.example:8443/-._~:/[]@!$&'()*+,;=%20?-._~:/?[]@!$&'()*+,;=%20#-._~:/?[]@!$&'()*+,;=%20",
    'https://www.youtube.com/@studio',
    'https://en.wikipedia.org/wiki/Halo_(optics)',
    'https://bücher.example/über?q=ß#ñ',
    '/vistaset#acquisition',
    '/domains?q=a+b&c=(d)',
    '/?q=1',
    '/#top',
    '/50%25%20off.pdf',
    '/Prospekt-für-2025.pdf',
  ])('%s is fine', (to) => {
    expect(accepts('/old', to)).toBe(true)
  })

  test.each([
    ['no text', 5],
    ['with a slash at its end', '/vistaset/'],
    ['another host by two slashes', '//other.example'],
    ['an address without encryption', 'http://other.example'],
    ['code', 'javascript:alert(1)'],
    ['a user', 'https://me@other.example'],
    ['a quote', 'https://other.example/"'],
    ['a space', 'https://other.example/a b'],
    ['a line break', 'https://other.example/\nX: 1'],
    ['a placeholder', 'https://other.example/{path}'],
    ['an escape that is not UTF-8', 'https://other.example/caf%E9'],
    ['a percent sign that begins no escape', 'https://other.example/?q=100%'],
    ['an escape with a letter too few', 'https://other.example/#%C'],
    ['a bracket that is in no address', 'https://other.example/;}'],
    ['a backslash', 'https://other.example\\evil.example'],
    ['a bar', '/a|b'],
    ['a slash before the query', '/vistaset/?q=1'],
    ['a way up', '/vistaset/..?q=1'],
    ['two slashes inside', '/a//b'],
    ['a bidirectional override', '/a\u202eb'],
    ['another host by a backslash', '/\\other.example'],
  ])('%s is rejected', (_, to) => {
    expect(accepts('/old', to)).toBe(false)
  })
})

test.each([
  ['https://other.example/a b', 'an address in which spaces and " < > \\ ^ ` { | } are escaped'],
  ['/a?b={c}', 'an address in which spaces and'],
  ['the home page', 'a path of this site such as /harborloom'],
])('what is wrong with the new path %s is said', (to, message) => {
  const { error } = redirectsSchema.safeParse({ '/old': to })
  expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)])
})
