import { createElement as element, type ReactNode, useId } from 'react'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../../src/lib/problem'
import type { DocumentLayout } from '../../../src/pages/document'
import { deliveredByCloudflare, withoutMarks } from '../../support/cloudflare-mail'
import { loadWholeSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'
import { inOnePass, printed } from '../../support/printing'
import { partsOf, type Rendering, rendering } from '../../support/site-parts'

const site = await loadWholeSite('https://host.example/base')

/** Pages in a layout, one for each text: the text escaped, as inline markup, and escaped again. */
function pagesOf(layout: DocumentLayout | undefined, ...texts: readonly string[]): Rendering {
  const body = ({ __html = '' }: { __html?: string }) => [
    __html,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that this test has written itself
    element('span', { key: 'markup', dangerouslySetInnerHTML: { __html } }),
    __html,
  ]
  const pages = texts.map((__html, index) => pageAt(`/${index}`, { props: { __html } }))
  return rendering(partsOf(site, templateAt('templates/pages/about.tsx', { body }), pages, layout))
}

const head = element('head', null, element('meta', { charSet: 'utf-8' }), element('title', null, ' The  site '))

/** A layout with this head. */
function layoutWith(body: (page: ReactNode) => ReactNode): DocumentLayout {
  return ({ children }) => element('html', null, head, element('body', null, body(children)))
}

describe('whatever the layout, a page equals the result of one pass', () => {
  const scripts = Array.from({ length: 13 }, (_, key) => element('script', { key }, `${key}`))
  const layouts: [string, DocumentLayout | undefined, string][] = [
    ['the least', undefined, '<body><!--email_off--> one &lt;b&gt; c &lt;/b&gt; <span>one <b>c'],
    ['in a block', layoutWith((page) => [' a ', element('div', { key: 1, title: 'a>b' }, page), ' b ']), 'a<div'],
    ['next to text', layoutWith((page) => element('p', null, 'a ', page, ' b')), '<p>a one &lt;b&gt;'],
    [
      'next to text and in a line',
      layoutWith((page) => ['a', element('i', { key: 1 }, page), 'b']),
      'a<i> one &lt;b&gt;',
    ],
    ['where spaces are kept', layoutWith((page) => element('pre', null, element('div', null, page))), '<pre><div>'],
    ['in a paragraph', layoutWith((page) => element('p', null, element('div', null, page))), '<p></p><div>'],
    ['without a head', ({ children }) => element('main', null, children), '<main><title>Title of /0</title>'],
    [
      'with so many scripts that the policy stands behind the encoding',
      layoutWith((page) => [scripts, page]),
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"',
    ],
  ]
  test.each(layouts)('%s', async (_, layout, part) => {
    const odd = ['</main>a', '</div><p>', 'a</body>b', '</span></span> c', '<p>a<p>b', '<td>a<td>b', 'a\n b', '\uE001']
    const pages = pagesOf(layout, ' one <b> c </b> ', '<p>two</p><style>a{}</style>', '<pre>  a\n b</pre>', '', ...odd)
    const whole = await inOnePass(pages)
    expect(whole[0]).toContain(part)
    expect(await printed(pages)).toEqual(whole)
  })
})

test.each<[string, DocumentLayout | undefined]>([
  ['the least', undefined],
  [
    'its own addresses',
    layoutWith((page) => ['hi@host.example', element('main', { key: 'main' }, page), 'hi@host.example']),
  ],
  [
    'values with tags',
    ({ children }) => element('html', null, head, element('body', { title: '</body><p>' }, children)),
  ],
])('whatever shows an address, Cloudflare leaves it, in a layout with %s', async (_, layout) => {
  const bodies = [
    'hi@host.example',
    '<p>hi@host.example</p>',
    '<a href="mailto:hi@host.example">x</a>',
    'a</body>hi@host.example',
  ]
  for (const page of await printed(pagesOf(layout, ...bodies))) {
    expect(deliveredByCloudflare(page)).toBe(page)
    expect(deliveredByCloudflare(withoutMarks(page))).not.toBe(withoutMarks(page))
  }
})

test.each<[string, DocumentLayout, string]>([
  ['twice', layoutWith((page) => [page, page]), 'shows the page 2 times'],
  ['never', layoutWith(() => 'nothing'), 'shows the page 0 times'],
])('a layout that shows the page %s is reported with its own file', async (_, layout, message) => {
  const printing = printed(pagesOf(layout, 'a'))
  await expect(printing).rejects.toThrow(/^templates\/layout\/document\.tsx: /)
  await expect(printing).rejects.toThrow(message)
})

test("layout and body may both use React's useId", async () => {
  const layout: DocumentLayout = ({ children }) =>
    element('html', { id: useId() }, head, element('body', null, children))
  const body = () => element('p', { id: useId() }, 'a')
  const pages = rendering(partsOf(site, templateAt('templates/pages/about.tsx', { body }), [pageAt('/a')], layout))
  const [page = ''] = await printed(pages)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
})

test('a page is printed with any characters in the data', async () => {
  const odd = { ...site, frame: { blurb: '\uE000 \uE001 \uE002' } }
  const layout: DocumentLayout = ({ frame, children }) =>
    element('html', null, head, element('body', null, children, element('footer', null, JSON.stringify(frame))))
  const pages = rendering(
    partsOf(odd, templateAt('templates/pages/about.tsx', { body: () => 'a' }), [pageAt('/a')], layout),
  )
  expect(await printed(pages)).toEqual(await inOnePass(pages))
})

describe('pages that cannot be printed are reported with the template and the page', () => {
  test.each<[string, DocumentLayout | undefined, string, string]>([
    ['markup that nobody can read', undefined, '<b title="', 'Parse Error'],
    ['the same next to text', layoutWith((page) => ['a ', page]), '<b title="', 'Parse Error'],
  ])('%s', async (_, layout, text, message) => {
    const printing = printed(pagesOf(layout, text))
    await expect(printing).rejects.toThrow(InputError)
    await expect(printing).rejects.toThrow(
      /^templates\/pages\/about\.tsx: the template threw an error while rendering \/0: /,
    )
    await expect(printing).rejects.toThrow(message)
  })
})
