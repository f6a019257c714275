import { expect, test } from 'vitest'
import { type HeadEntry, headHtml } from '../../src/pages/head'
import { inlineJson } from '../../src/pages/markup'
import { parseDocument } from '../support/parse-document'

/** The head of a page, parsed by a browser from these entries. */
function headOf(...entries: HeadEntry[]): HTMLHeadElement {
  return parseDocument(`<!doctype html><html><head>${headHtml(entries)}</head><body></body></html>`).head
}

test('a title is text, whatever it contains', () => {
  expect(headOf({ tag: 'title', text: 'A & B </title><script>' }).innerHTML).toBe(
    '<title>A &amp; B &lt;/title&gt;&lt;script&gt;</title>',
  )
})

test('meta and link entries become elements with exactly their attributes', () => {
  const head = headOf(
    { tag: 'meta', attributes: { property: 'og:title', content: 'He said "hi"' } },
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://host.example/a?b&c' } },
  )
  const found = [...head.children].map((element) => [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  ])
  expect(found).toEqual([
    ['META', { property: 'og:title', content: 'He said "hi"' }],
    ['LINK', { rel: 'canonical', href: 'https://host.example/a?b&c' }],
  ])
})

test.each([
  ['text that is markup already', '&amp;lt; &#x27; &copy &copy;'],
  ['the end of the attribute, of the element, and of the head', `"> '> </head><body onload="x()">`],
  ['nothing', ''],
])('an attribute is text, even if it is %s', (_, content) => {
  const head = headOf({ tag: 'title', text: content }, { tag: 'meta', attributes: { name: 'description', content } })
  expect([...head.children].map(({ tagName }) => tagName)).toEqual(['TITLE', 'META'])
  expect([head.firstElementChild?.textContent, head.lastElementChild?.getAttribute('content')]).toEqual([
    content,
    content,
  ])
})

test('structured data stays a single script, whatever it contains', () => {
  const name = '</script><img src=x> <!-- & \u2028'
  const head = headOf({ tag: 'script', json: inlineJson({ '@type': 'Organization', name }) })
  expect(head.children).toHaveLength(1)
  expect(head.firstElementChild?.getAttribute('type')).toBe('application/ld+json')
  expect(JSON.parse(head.textContent)).toMatchObject({ name })
})

test('elements are in the order of their entries', () => {
  const entry = (name: string): HeadEntry => ({ tag: 'meta', attributes: { name, content: 'x' } })
  const head = headOf(entry('b'), { tag: 'title', text: 'A' }, entry('a'))
  expect([...head.children].map((element) => element.getAttribute('name'))).toEqual(['b', null, 'a'])
})
