import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { minifyHtml } from '../../../src/render/minify/minify-html'
import { takeApart } from '../../../src/render/minify/page-form'
import { PageMinifier } from '../../../src/render/minify/page-minifier'
import { anyElement } from '../../support/any-element'

/** Expects the result of one pass over the whole page, or its error for a page that cannot be parsed. */
async function expectOnePass(minifier: PageMinifier, html: string): Promise<void> {
  const whole = await minifyHtml(html).catch((error: unknown) => String(error))
  expect(await minifier.minify(html).catch((error: unknown) => String(error))).toBe(whole)
}

test('minifying a page by its form equals one pass over the whole page, whatever its content', async () => {
  const minifier = new PageMinifier()
  await fc.assert(
    fc.asyncProperty(fc.array(anyElement, { maxLength: 4 }), async (children) => {
      const html = `<!doctype html>${renderToStaticMarkup(createElement('main', {}, ...children))}`
      await expectOnePass(minifier, html)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? (process.env.CI ? 400 : 100)) },
  )
})

test.each([
  ['a viewport', '<meta name="viewport" content="width=device-width, initial-scale=1"/>'],
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
])('that holds for %s', async (_, html) => {
  expect(await new PageMinifier().minify(html)).toBe(await minifyHtml(html))
})

test.each([
  ['items in a value', '<p id="<li>  y</li>">z</p>'],
  ['a bracket in a value of an item', '<ul><li id="a>  b">c</li></ul>'],
  ['items in a value with other quotes', "<p title='<li>a  b</li><b '>c</p>"],
  ['items in a value behind a space', '<p title = "<li>a  b</li><b ">c</p>'],
  ['an item in an SVG in an SVG', '<svg><svg></svg><li><br/></li></svg>'],
  ['items in an SVG', '<svg><li><path viewBox="M0"/></li><li><br/></li></svg><p hidden=""></p>'],
  ['items behind an SVG without an end tag', '<svg/><ul><li>a<br/></li></ul>'],
  ['an SVG without an end tag in an item', '<ul><li>a<svg/>b</li><li>c</li></ul><p>d<br/></p>'],
  ['an item that the minifier cannot read', '<ul><li>a < b</li></ul>'],
])('minifying a long list by items equals one pass over the whole page, also with %s', async (_, html) => {
  const minifier = new PageMinifier()
  const padding = 'x'.repeat(2000)
  await expectOnePass(minifier, `<div class="${padding}">${html}</div>`)
  const twin = html.replace(/<(\/?)(?:ul|li)/g, (tag, end) => `<${end}${tag.endsWith('ul') ? 'main' : 'article'}`)
  await expectOnePass(minifier, `<div class="${padding}">${twin}</div>`)
  await expectOnePass(minifier, long(twin))
})

/** Longer than the pages whose forms are kept as a whole. */
const long = (items: string) => `<main>${items}${'<article><p>a</p> <p hidden="">b</p></article>'.repeat(500)}</main>`

test('minifying a long page by items equals one pass over the whole page, whatever its content', async () => {
  const minifier = new PageMinifier()
  const anyItems = fc.array(fc.tuple(fc.constantFrom('article', 'section', 'div', 'li'), anyElement), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(anyItems, async (items) => {
      const children = items.map(([name, child]) => createElement(name, { id: 'a' }, child))
      const html = long(renderToStaticMarkup(createElement('div', {}, ...children)))
      await expectOnePass(minifier, html)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
  )
})

test.each([
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
])('that holds for a long page with %s', async (_, html) => {
  expect(await new PageMinifier().minify(long(html))).toBe(await minifyHtml(long(html)))
})

test('the content of a page does not affect the items of another one', async () => {
  const minifier = new PageMinifier()
  const odd = '<p title="<article>a</article>">b</p><p hidden="">c</p>'
  for (const html of [odd, `<main>${odd}</main>`, long(odd), long(`<article>${odd}</article>`)]) {
    await expectOnePass(minifier, html)
    await expectOnePass(minifier, html.replace('>a<', '> <b  hidden="">a</b> <'))
  }
})

test('pages that differ only in content have the same form', () => {
  const page = (word: string) => `<p id="${word}">The ${word} of<b> ${word}</b></p><script>"${word}"</script>`
  expect(takeApart(page('one'))?.form).toBe(takeApart(page('another'))?.form)
  expect(takeApart(page('one'))?.contents).toHaveLength(4)
})
