import { describe, expect, test } from 'vitest'
import { domainUrlTemplate, host, httpsUrl, siteUrl } from '../../../src/content/schema/addresses'
import { dollars, marketSize } from '../../../src/content/schema/amounts'
import { email, isoDate, text, userAgent } from '../../../src/content/schema/scalars'
import { isSlug, slug } from '../../../src/content/schema/slug'
import { commaList, plusList } from '../../../src/content/schema/text-lists'

describe('dollars', () => {
  test.each([25_000, '25000', '25,000', '$25,000', '$25000'])('%j is 25000', (value) => {
    expect(dollars.parse(value)).toBe(25_000)
  })

  test('a million may be written with commas', () => {
    expect(dollars.parse('$1,250,000')).toBe(1_250_000)
  })

  test.each([
    0,
    -5,
    2.5,
    1e9,
    '0',
    '',
    '$',
    'free',
    '25,00',
    '25.000',
    '25000.00',
    '€25,000',
    '25k',
    '1e3',
    '$1,000,000,000',
    null,
    true,
  ])('%j is not a price', (value) => {
    expect(dollars.safeParse(value).success).toBe(false)
  })
})

describe('marketSize', () => {
  test.each(['$850M', '$7.6B', '$24.0B', '$1.7T', '$4,312.6B', '$1000M'])('%s is a market size', (value) => {
    expect(marketSize.parse(value)).toBe(value)
  })

  test.each([
    '$7.6',
    '7.6B',
    '$7,6B',
    '$1,00B',
    '$7.6b',
    '$7.B',
    '$1.7 T',
    '$1.7 trillion',
    '~$1B',
    7.6,
    '$0B',
    '$0.00T',
    '$0,000M',
  ])('%j is not one', (value) => {
    expect(marketSize.safeParse(value).success).toBe(false)
  })
})

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

describe('isoDate', () => {
  test.each(['2025-08-01', '2024-02-29'])('%s is a day', (value) => {
    expect(isoDate.parse(value)).toBe(value)
  })

  test.each(['2025-02-29', '2025-13-01', '2025-8-1', '01.08.2025', 'August 1, 2025', '2025-08-01T00:00:00Z', 2025])(
    '%j is not one',
    (value) => {
      expect(isoDate.safeParse(value).success).toBe(false)
    },
  )
})

describe.each([
  [
    'slug',
    slug,
    ['vistaset', 'terms-of-use', 'vista0'],
    ['VistaSet', 'vista_set', '-a', 'a-', 'a--b', 'a b', '', '../a'],
  ],
  [
    'host',
    host,
    ['vistaset.com', 'a-b.co.uk', 'www.com'],
    ['https://a.com', 'a.com/', 'localhost', '-a.com', 'A.com', 'a.com:80', 'www.a.com'],
  ],
  ['email', email, ['investors@example.com'], ['investors', 'a@b', 'a b@example.com', 'mailto:a@example.com', '']],
  [
    'commaList',
    commaList,
    ['Hotels', 'Hotels, Bars', '1,000 hotels, Bars'],
    ['Hotels, , Bars', 'Hotels, ', 'Hotels,Bars', 'Hotels, Bars,', 'Hotels; Bars', 'Hotels, Bars, hotels', '', 5],
  ],
  [
    'plusList',
    plusList,
    ['Fees', 'Fees + C++ lessons', 'Fees + C++', 'Fees + Disney+ bundles'],
    [
      'Fees +  + Rent',
      ' + Fees',
      '+ Fees',
      'Fees + + Rent',
      'Fees+Rent + Tips',
      'Fees +',
      'Fees +Rent',
      'Fees + Fees',
      '',
      [],
    ],
  ],
  ['text', text, ['a', 'line <b>'], ['', '   ', 5, null]],
  [
    'userAgent',
    userAgent,
    ['GPTBot', 'Claude-Web', 'facebook_bot 1.0'],
    [
      'GPTBot\n',
      '\nGPTBot',
      'GPTBot\nDisallow',
      'GPTBot\rDisallow',
      'GPTBot\tx',
      'GPTBot  x',
      ' GPTBot',
      'a: b',
      '*',
      '',
    ],
  ],
])('%s', (_name, schema, good, bad) => {
  test.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(schema.parse(value)).toBe(value)
  })

  test.each(bad.map((value) => [value]))('rejects %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
})

test.each([
  'vistaset',
  'a-1',
  'a'.repeat(63),
  'a'.repeat(64),
  'VistaSet',
  'a_b',
  '-a',
  'a--b',
  '',
  'con',
  'lpt1',
  'com10',
  'a\n',
])('the fast check whether %j is a slug agrees with the schema', (value) => {
  expect(isSlug(value)).toBe(slug.safeParse(value).success)
})

test('spaces around a text are trimmed', () => {
  expect(text.parse('  a line \n')).toBe('a line')
})
