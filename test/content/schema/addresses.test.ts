import { describe, expect, test } from 'vitest'
import { domainUrlTemplate, host, httpsUrl, siteUrl } from '../../../src/content/schema/addresses'
import { testValues } from './test-values'

/** Addresses that are code, that others can read in transit, or that do not say where they lead. */
const unsafe = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'http://example.com',
  'https://user:secret@example.com',
  'https://user@example.com',
  'https://:secret@example.com',
  '//example.com',
  '/path',
  'example.com',
  'https:example.com',
  'https:/example.com',
  ' https://example.com',
]

describe('siteUrl', () => {
  test.each([
    'https://www.northmark.com',
    'https://a.b.co.uk/base',
    'https://HOST.com',
    'https://münchen.de',
    'https://x.xn--p1ai',
  ])('%s', (value) => {
    expect(siteUrl.parse(value)).toBe(value)
  })

  test.each(['https://localhost:8080', 'https://127.0.0.1:8080/base', 'https://[::1]:8080'])(
    'of this machine, %s',
    (value) => {
      expect(siteUrl.parse(value)).toBe(value)
    },
  )

  test.each([
    ['a comma for a dot', 'https://www,northmark.com'],
    ['two dots', 'https://www.northmark..com'],
    ['no ending', 'https://northmark'],
    ['an ending of one letter', 'https://northmark.c'],
    ['an underscore', 'https://north_mark.com'],
    ['a hyphen at the end of a part', 'https://www.northmark-.com'],
    ['the address of a page', 'https://northmark.com/index.html'],
    ['the address of a page with a slash', 'https://northmark.com/base/index.HTM/'],
  ])('not with %s', (_case, value) => {
    expect(siteUrl.safeParse(value).success).toBe(false)
  })
})

describe('httpsUrl', () => {
  test.each([
    'https://example.com',
    'https://x.com/northmarkstudio',
    'https://host.example:8443/base?a=b',
    'https://http.example/',
    'https://[::1]/',
  ])('%s is accepted unchanged', (value) => {
    expect(httpsUrl.parse(value)).toBe(value)
  })

  test.each([...unsafe, 'https://', ''])('%j is rejected', (value) => {
    expect(httpsUrl.safeParse(value).success).toBe(false)
  })
})

test.each([
  ['http://a.com', 'an address that starts with https://'],
  ['https://a b.com', 'an https:// address as a browser shows it, without spaces'],
  ['https://a.com/b c', 'an https:// address as a browser shows it, without spaces'],
  ['https://http://a.com', 'an https:// address as a browser shows it, without spaces'],
  ['https://https://a.com', 'an https:// address as a browser shows it, without spaces'],
  ['https://“a.com”', 'an https:// address as a browser shows it, without spaces'],
  ['https://a.com»/b', 'an https:// address as a browser shows it, without spaces'],
  ['https://a€b.com', 'an https:// address as a browser shows it, without spaces'],
  ['https://a,com/b', 'an https:// address as a browser shows it, without spaces'],
  ['https://me:secret@a.com', 'an address without a user and a password'],
])('of %s it is said what an address must be: %s', (value, words) => {
  expect(httpsUrl.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([words])
})

describe('domainUrlTemplate', () => {
  test.each([
    'https://www.godaddy.com/domainsearch/find?domainToCheck={domain}',
    'https://www.afternic.com/forsale/{domain}',
    'https://{domain}/buy',
  ])('%s is accepted', (value) => {
    expect(domainUrlTemplate.parse(value)).toBe(value)
  })

  test.each([
    'https://registrar.example/',
    'https://registrar.example/?q={name}',
    'https://registrar.example/{Domain}',
  ])('%s has no place for the domain and is rejected', (value) => {
    expect(domainUrlTemplate.safeParse(value).success).toBe(false)
  })

  test.each(unsafe)('%j is rejected, even with a place for the domain', (value) => {
    expect(domainUrlTemplate.safeParse(`${value}{domain}`).success).toBe(false)
  })
})

describe('host', () =>
  testValues(
    host,
    ['vistaset.com', 'a-b.co.uk', 'www.com', 'łódź.com', 'пример.рф', '東京.jp', 'faß.de', `${'a'.repeat(63)}.com`],
    [
      ...['https://a.com', 'a.com/', 'localhost', '-a.com', 'A.com', 'a.com:80', 'www.a.com', 'a..com', 'a.com.'],
      ...['1.2.3.4', 'a_b.com', 'a,b.com', 'a%41.com', 'a\u200bb.com', 'Łódź.com', 'a。com', 'www.łódź.com'],
      ...['“vistaset.com”', 'vistaset.com»', '‘a.com', 'a€b.com', 'a・b.com', '💩.com', '(a.com)', "a'b.com"],
      ...['xn--a.com', 'a\u202eb.com', '<b>.com', `${'a'.repeat(64)}.com`, `${'ü'.repeat(63)}.com`],
    ],
  ))

test.each([
  ['xn--d-uga0v4h.com', 'łódź.com'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['xn--strae-oqa.de', 'straße.de'],
  ['bru\u0308ckner.de', 'brückner.de'],
])('the host %s is %s', (typed, read) => {
  expect(host.parse(typed)).toBe(read)
})

test.each([
  ['https://łódź.com/Zażółć?a={b}', 'https://xn--d-uga0v4h.com/Zażółć?a={b}'],
  ['https://пример.рф:8443', 'https://xn--e1afmkfd.xn--p1ai:8443'],
  ['https://HOST.com/ü', 'https://HOST.com/ü'],
])('the address %s leads to %s', (typed, address) => {
  expect(httpsUrl.parse(typed)).toBe(address)
})
