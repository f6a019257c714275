import { expect, test } from 'vitest'
import { headEntries } from '../../src/pages/head'
import { inlineJson } from '../../src/pages/markup'
import { pageAt } from '../support/pages'
import { parseDocument } from '../support/parse-document'

/** The head of a page, parsed by a browser. */
function headOf(title: string, description: string, ...things: readonly object[]): HTMLHeadElement {
  const page = pageAt('/a')
  const head = { ...page.head, title, description }
  const entries = headEntries({ ...page, head, image: undefined }, things.map(inlineJson))
  return parseDocument(`<!doctype html><html><head>${entries.join('')}</head><body></body></html>`).head
}

test.each([
  ['markup', 'A & B </title><script>'],
  ['text that is markup already', '&amp;lt; &#x27; &copy &copy;'],
  ['the end of the attribute, of the element, and of the head', `"> '> </head><body onload="x()">`],
  ['nothing', ''],
])('a title and an attribute are text, even if it is %s', (_, text) => {
  const head = headOf(text, text)
  expect([...head.children].slice(0, 3).map(({ tagName }) => tagName)).toEqual(['TITLE', 'META', 'LINK'])
  expect(head.querySelector('title')?.textContent).toBe(text)
  expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(text)
})

test('structured data stays a single script, whatever it contains', () => {
  const name = '</script><img src=x> <!-- & \u2028'
  const head = headOf('A', 'B', { '@type': 'Organization', name })
  expect(head.querySelectorAll('script, img')).toHaveLength(1)
  expect(head.lastElementChild?.getAttribute('type')).toBe('application/ld+json')
  expect(JSON.parse(head.lastElementChild?.textContent ?? '')).toMatchObject({ name })
})
