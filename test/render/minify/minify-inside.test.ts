import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { minifyHtml } from '../../../src/render/minify/minify-html'
import { minifyInside } from '../../../src/render/minify/minify-inside'
import { anyElement } from '../../support/any-element'

/** Expects the content of an element to be minified as within a whole page, if it is minified at all. */
async function expectOnePass(content: string): Promise<void> {
  const [start, end] = ['<!doctype html><body><div><main>', '</main></div></body>']
  const minified = await minifyInside('main', content)
  if (minified !== undefined) expect(start + minified + end).toBe(await minifyHtml(start + content + end))
}

test('minifying content on its own equals one pass over the whole page, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyElement, { maxLength: 4 }), (children) =>
      expectOnePass(renderToStaticMarkup(createElement('div', {}, ...children))),
    ),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  )
})

test.each([
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="default-src  \'self\'; img-src *"/>'],
  ['spaces around elements', '<p> a <b> b </b> c <i>d</i></p>'],
  ['a style with brackets', '<style>a>b{color:red} </style><p>c</p>'],
  ['a script', '<script type="text/javascript"> if (a<b) c("</p>") </script><p> d</p>'],
  ['a bracket in a value', '<p title="a>b" id="c">d</p>'],
  ['a quote in a text', '<p>say "id" and id="x y"</p>'],
  ['comments', '<p>a<!-- b -->c</p>'],
  [
    'rows',
    '<table><tr id="a"><td>b </td> <td> c</td></tr> <tr hidden=""> <td>d</td></tr></table><article> e</article> f',
  ],
  ['elements of a kind within each other', '<article>a <article> b</article></article>'],
  ['elements that are empty', '<article></article><article> </article>'],
  ['a list', `<ul>${' <li id="a"> <b hidden="">c</b> d </li>'.repeat(80)}</ul>`],
  ['a list in a list', `<ol>${'<li> a <ul> <li> b </li></ul> </li>'.repeat(80)}</ol>`],
  ['items of a list without an end', `<ol>${'<li>a <li> b <li> <i hidden="">c</i> </li>'.repeat(80)}</ol>`],
  ['the letter that stands for an item of a list', `<ul>${'<li>a\n\uE004</li> \uE004'.repeat(200)}</ul>`],
  ['an item in an SVG', '<svg><foreignObject><section> <br/><b>a</b></section></foreignObject></svg>'],
  ['a letter that stands for content', '<p>a \uE000 b</p>'],
  ['items in an id', '<p id="<li>  y</li>">z</p>'],
  ['a bracket in a value of an item', '<ul><li id="a>  b">c</li></ul>'],
  ['items of a list in a value with other quotes', "<p title='<li>a  b</li><b '>c</p>"],
  ['items in a value behind a space', '<p title = "<li>a  b</li><b ">c</p>'],
  ['an item of a list in an SVG in an SVG', '<svg><svg></svg><li><br/></li></svg>'],
  ['items of a list in an SVG', '<svg><li><path viewBox="M0"/></li><li><br/></li></svg><p hidden=""></p>'],
  ['items behind an SVG without an end tag', '<svg/><ul><li>a<br/></li></ul>'],
  ['an SVG without an end tag in an item', '<ul><li>a<svg/>b</li><li>c</li></ul><p>d<br/></p>'],
  ['an item that the minifier cannot read', '<ul><li>a < b</li></ul>'],
  ['a script that writes items', '<script>a(`<article> <b title="">c</b> </article>`)</script>'],
  ['items in a value', '<p title="<article> <b hidden=\'\'>c</b> </article>">d</p>'],
  ['items in a value with other quotes', "<p title='<article>a  b</article><b '>d</p>"],
  ['an item in an SVG in an SVG', '<svg><svg></svg><article><br/></article></svg>'],
  ['items in a value that is content', '<p aria-label="<article> <b hidden=\'\'>c</b> </article>">d</p>'],
  ['items in an SVG', '<svg><foreignObject><section> <br/><b>a</b></section></foreignObject></svg>'],
  ['items in a comment', '<!-- <article> <b hidden="">c</b> </article> -->'],
  ['items that are kept as they are', '<pre><article> <b hidden="">c</b>  d</article></pre>'],
  [
    'items with spaces around what is in them',
    '<article id="a"> b <i>c</i> </article> <section> <p> d </p> </section>',
  ],
  ['items within each other', '<article>a <section> b <section> c</section></section> </article>'],
  ['an item that does not end', '<article><p>a'],
  ['the letter that stands for an item', '<article>\uE003</article>\uE003'],
])('that holds for %s', async (_, html) => {
  await expectOnePass(html)
})

test.each([
  ['ordinary markup', '<p> a <b>b</b></p> <ul><li>c</li></ul>', '<p>a <b>b</b></p><ul><li>c</li></ul>'],
  ['an element that is not closed', '<p>a <b>b', undefined],
  ['a text that is kept as it is', '<pre> a </pre>', undefined],
  ['a script', '<script>a</script>', undefined],
  ['a tag that the minifier repairs', '<p>a<p>b</p></p>', undefined],
  ['what the minifier cannot read', '<p>a < b</p>', undefined],
])('the content of an element is minified if that is certain to be correct: %s', async (_, html, expected) => {
  expect(await minifyInside('main', html)).toBe(expected)
})
