import { expect, test } from 'vitest'
import { inlineJson } from '../../src/pages/markup'

const dangerous = [
  ['the end of the script', '</script><script>alert(1)</script>', /<|>/],
  ['the end of the script in capitals', '</SCRIPT >', /<|>/],
  ['the beginning of a comment', '<!-- <script>', /<|>/],
  ['the end of a comment', '-->', />/],
  ['an entity', '&lt;/script&gt;', /&/],
  ['a line separator', 'one\u2028two', /\u2028/],
  ['a paragraph separator', 'one\u2029two', /\u2029/],
  ['a line break', 'one\ntwo', /\n/],
] as const

test.each(dangerous)('%s in a text or in a key is escaped and can be parsed again', (_, text, raw) => {
  const value = { [text]: [text, { deep: text }] }
  const json = inlineJson(value)
  expect(json).not.toMatch(raw)
  expect(JSON.parse(json)).toEqual(value)
})

test('harmless text is unchanged', () => {
  expect(inlineJson({ name: 'Café “Vista”', price: 25000 })).toBe('{"name":"Café “Vista”","price":25000}')
})
