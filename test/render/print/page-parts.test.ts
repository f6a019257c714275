import { expect, test } from 'vitest'
import { isHarmless } from '../../../src/render/minify/minify-inside'
import { pageParts } from '../../../src/render/print/page-parts'

const remarkable = [
  ['a style sheet', '<link rel="stylesheet" href="/a.css">', ['style-src', "'self'"]],
  ['a form', '<form action="/domains">', ['form-action', "'self'"]],
  ['a picture in the page', '<img src="data:image/png;base64,AA">', ['img-src', 'data:']],
  ['sounds', '<audio src="/a.mp3"></audio>', ['media-src', "'self'"]],
  ['films', '<video src="/a.mp4"></video>', ['media-src', "'self'"]],
] as const

test.each(remarkable)('%s is a part', (_, html, part) => {
  expect(pageParts(`<p>a</p>${html}<p>b</p>`)).toEqual([part])
})

test('the scripts and styles of the pieces are those of the whole, in order', () => {
  const [first, second] = ['<script>a</script><style>b{}</style>', '<style>c{}</style><script>d</script>']
  expect([...pageParts(first), ...pageParts(second)]).toEqual(pageParts(first + second))
})

test('pieces without any of these have no parts', () => {
  expect(pageParts('<p>a</p>')).toEqual([])
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
