import type { HeadEntry } from 'build-site'
import { expect, test } from 'vitest'
import { HeadTags } from '../../../templates/layout/head-tags'
import { render } from '../../support/render'

function headOf(...entries: HeadEntry[]): HTMLHeadElement {
  const html = (
    <html lang="en">
      <head>
        <HeadTags entries={entries} />
      </head>
    </html>
  )
  return render(html).document.head
}

test('a title is text, whatever it holds', () => {
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

test('structured data stays one script, whatever it holds', () => {
  const name = '</script><img src=x> <!-- & \u2028'
  const head = headOf({ tag: 'script', json: { '@context': 'https://schema.org', '@type': 'Organization', name } })
  expect(head.children).toHaveLength(1)
  expect(head.firstElementChild?.getAttribute('type')).toBe('application/ld+json')
  expect(JSON.parse(head.textContent)).toMatchObject({ name })
})
