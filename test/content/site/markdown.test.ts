import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../../src/content/markdown/markdown'

const htmlOf = (text: string) => renderMarkdown(text, (path) => `/base${path}`).html

describe('raw HTML is text', () => {
  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <b>bold</b> word', '<!-- note -->'])(
    '%s',
    (text) => {
      expect(htmlOf(text)).not.toMatch(/<(script|img|b|!--)/)
      expect(htmlOf(text)).toContain('&lt;')
    },
  )

  test('in a heading too', () => {
    expect(htmlOf('## One <i>two</i>')).toContain('One &lt;i&gt;two&lt;/i&gt;</h2>')
  })
})

describe('links', () => {
  test.each([
    ['[a](https://example.com)', 'https://example.com'],
    ['[a](mailto:a@example.com)', 'mailto:a@example.com'],
    ['[a](#contact)', '#contact'],
    ['[a](/terms-of-use)', '/base/terms-of-use'],
    ['**[a](/terms-of-use#contact)**', '/base/terms-of-use#contact'],
  ])('%s leads to %s', (text, href) => {
    expect(htmlOf(text)).toContain(`href="${href}"`)
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'data:text/html;base64,PHNjcmlwdD4=',
    '&#106;avascript:alert(1)',
  ])('%s is no link', (target) => {
    expect(htmlOf(`[a](${target})`)).not.toContain('<a')
  })

  test('an address of another host that begins with // is not taken for an internal one', () => {
    expect(htmlOf('[a](//other.example/x)')).not.toContain('/base')
  })

  test.each([
    ['/a.png', '/base/a.png'],
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['//other.example/a.png', '//other.example/a.png'],
  ])('the image %s is rendered from %s, not as a link', (typed, src) => {
    expect(htmlOf(`![a](${typed})`)).toBe(`<p><img src="${src}" alt="a"></p>\n`)
  })
})

describe('headings', () => {
  test.each([
    ['5. Intellectual Property Rights', 'intellectual-property-rights'],
    ["10. Children's Privacy", 'childrens-privacy'],
    ['Prohibited IP-Related Uses', 'prohibited-ip-related-uses'],
    ['Rules of 2025', 'rules-of-2025'],
    ['Vie privée', 'vie-privée'],
    ['3rd parties', '3rd-parties'],
    ['B2 visas', 'b2-visas'],
    ['Chapter 7', 'chapter-7'],
  ])('%s has the id %s, which does not depend on its number', (title, id) => {
    expect(htmlOf(`## ${title}`)).toContain(`id="${id}"`)
  })

  test('of level two make the table of contents, in order', () => {
    const { sections } = renderMarkdown('## 1. One\n\n### Within\n\n## 2. Two\n', (path) => path)
    expect(sections).toEqual([
      { id: 'one', title: '1. One' },
      { id: 'two', title: '2. Two' },
    ])
  })

  test.each([
    [
      ['Scope', 'Scope', 'Scope'],
      ['scope', 'scope-2', 'scope-3'],
    ],
    [
      ['Scope', 'Scope', 'Scope 2', 'Scope'],
      ['scope', 'scope-2', 'scope-2-2', 'scope-3'],
    ],
    [
      ['Scope 2', 'Scope', 'Scope', 'Scope 2'],
      ['scope-2', 'scope', 'scope-3', 'scope-2-2'],
    ],
  ])('%j have the ids %j, all unique', (titles, expected) => {
    const html = htmlOf(titles.map((title) => `## ${title}`).join('\n\n'))
    expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual(expected)
  })

  test.each(['## 2025', '## !!!', '##'])('without a word, such as %s, still have an id', (text) => {
    expect(htmlOf(text)).toContain('<h2 id="section">')
  })

  test('appear in the table of contents without Markdown syntax', () => {
    const { sections } = renderMarkdown('## 1. **Scope** of `use`\n', (path) => path)
    expect(sections.map(({ title }) => title)).toEqual(['1. Scope of use'])
  })
})

describe('tables', () => {
  const table = '| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |\n'

  test('align their columns by classes, since pages allow no styles in attributes', () => {
    const html = htmlOf(table)
    const cells = [...html.matchAll(/<t[hd](?: [^>]*)?>/g)].map(([cell]) => cell)
    const classes = ['', ' class="align-left"', ' class="align-center"', ' class="align-right"']
    expect(cells).toEqual([...classes.map((it) => `<th${it}>`), ...classes.map((it) => `<td${it}>`)])
    expect(html).not.toContain('style')
  })

  test('are in a box that the keyboard reaches, named by the heading above', () => {
    const html = htmlOf(`${table}\n## Data we keep\n\ntext\n\n${table}\n- item\n\n  ${table.replaceAll('\n', '\n  ')}`)
    const boxes = [...html.matchAll(/<div[^>]*>\n<table>.*?<\/table>\n<\/div>/gs)].map(
      ([box]) => /<div[^>]*>/.exec(box)?.[0],
    )
    expect(boxes).toEqual([
      '<div class="table" role="group" tabindex="0">',
      '<div class="table" role="group" aria-labelledby="data-we-keep" tabindex="0">',
      '<div class="table" role="group" aria-labelledby="data-we-keep" tabindex="0">',
    ])
  })
})
