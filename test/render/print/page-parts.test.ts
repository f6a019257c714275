import { expect, test } from 'vitest'
import { isHarmless } from '../../../src/render/minify/minify-inside'
import { nothing, pageParts, together } from '../../../src/render/print/page-parts'

const remarkable = [
  ['a style sheet', '<link rel="stylesheet" href="/a.css">', { hasStyleSheets: true }],
  ['a form', '<form action="/domains">', { hasForms: true }],
  ['a picture in the page', '<img src="data:image/png;base64,AA">', { hasInlineImages: true }],
  ['sounds', '<audio src="/a.mp3"></audio>', { hasMedia: true }],
  ['films', '<video src="/a.mp4"></video>', { hasMedia: true }],
] as const

test.each(remarkable)('%s among other pieces of a page is one of the whole', (_, html, parts) => {
  expect(pageParts(html)).toEqual({ ...nothing, ...parts })
  for (const pieces of [
    [html, '<p>a</p>'],
    ['<p>a</p>', html],
  ]) {
    expect(together(pieces.map(pageParts))).toEqual({ ...nothing, ...parts })
  }
})

test('scripts and styles of all pieces are those of the whole, in order', () => {
  const [first, second] = ['<script>a</script><style>b{}</style>', '<style>c{}</style><script>d</script>']
  expect(together([pageParts(first), pageParts(second)])).toEqual(pageParts(first + second))
})

test('pieces without any of these make a page without any', () => {
  expect(together([nothing, pageParts('<p>a</p>')])).toEqual(nothing)
})

test.each([...remarkable.map(([, html]) => html), '<script>', '<STYLE>'])('a piece with %s is not harmless', (html) => {
  expect(isHarmless(`<p>a</p>${html}`)).toBe(false)
})

test.each(['', '<p class="form">audio and video</p>', '<a href="/script">link</a>', '<formula>', '<img src="/a.png">'])(
  '%j is harmless',
  (html) => {
    expect(isHarmless(html)).toBe(true)
  },
)
