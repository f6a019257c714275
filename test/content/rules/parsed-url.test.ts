import { expect, test } from 'vitest'
import { parsedUrl } from '../../../src/lib/parsed-url'

test.each([
  ['https://host.example/a?b#c', undefined, 'https://host.example/a?b#c'],
  ['/a', 'https://host.example/b/c', 'https://host.example/a'],
  ['mailto:name@host.example', undefined, 'mailto:name@host.example'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
  ['', undefined, undefined],
])('%j, relative to %j, is %j', (address, base, href) => {
  expect(parsedUrl(address, base)?.href).toBe(href)
})

test('non-ASCII letters are parsed correctly, even after many calls', () => {
  const address = 'https://münchen.example/straße'
  for (let times = 0; times < 100_000; times++) parsedUrl('https://host.example/')
  expect(parsedUrl(address)?.hostname).toBe('xn--mnchen-3ya.example')
})
