import { expect, test } from 'vitest'
import { skeleton } from './skeleton'

const page = (body: string) => `<!doctype html><title>t</title><body>${body}`

test('a text that stays a text changes nothing', () => {
  expect(skeleton(page('<p>&lt;script&gt;xss()&lt;/script&gt;</p>'))).toEqual(skeleton(page('<p>Some words</p>')))
})

test.each([
  ['an element', '<p>x<b>y</b></p>', '<b>'],
  ['an attribute', '<p onclick="xss()">x</p>', '<p onclick>'],
  ['a script', '<p>x</p><script>xss()</script>', 'script: xss()'],
  ['a style', '<p>x</p><style>p{}</style>', 'style: p{}'],
  ['an address that is code', '<p>x</p><a href="javascript:xss()">y</a>', 'href=javascript:xss()'],
  ['an address that leads elsewhere', '<p>x</p><a href="//xss.example">y</a>', 'href=//xss.example'],
])('%s is detected', (_, body, part) => {
  expect([...skeleton(page(body))]).toContain(part)
})

test('invalid structured data is detected', () => {
  expect(() => skeleton(page('<script type="application/ld+json">{"a":"</script>'))).toThrow(SyntaxError)
})
