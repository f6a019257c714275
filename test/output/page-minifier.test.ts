import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { minifyHtml } from '../../src/output/minify-html'
import { takeApart } from '../../src/output/page-form'
import { PageMinifier } from '../../src/output/page-minifier'
import { TextStore } from '../../src/output/text-store'
import { temporaryFolder } from '../support/folder'

/** Words and everything between them that a minifier could take for something else. */
const text = fc
  .array(
    fc.constantFrom(
      'a',
      'Ω',
      ' ',
      ' ',
      '  ',
      '\n',
      '\t',
      '\u00a0',
      '&',
      '<b>',
      '>',
      '"',
      "'",
      '&nbsp;',
      '<?',
      '-->',
      '=',
      '/',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const name = fc.constantFrom(
  'p',
  'div',
  'span',
  'a',
  'b',
  'li',
  'h2',
  'section',
  'article',
  'tr',
  'svg',
  'td',
  'button',
  'pre',
)

const attributes = fc.dictionary(
  fc.constantFrom(
    'id',
    'href',
    'title',
    'className',
    'd',
    'width',
    'aria-label',
    'data-price',
    'data-x',
    'hidden',
    'type',
    'content',
  ),
  text,
  { maxKeys: 3 },
)

const { element } = fc.letrec<{ element: React.ReactNode }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    fc
      .tuple(name, attributes, fc.array(tie('element'), { maxLength: 4 }))
      .map(([tag, { href, ...props }, children]) =>
        createElement(tag, { ...props, href: `/${href ?? 'x'} ` }, ...children),
      ),
  ),
}))

test('a page that is minified by its form is what a pass over the whole page makes, whatever is in it', async () => {
  const minifier = new PageMinifier()
  await fc.assert(
    fc.asyncProperty(fc.array(element, { maxLength: 4 }), async (children) => {
      const html = `<!doctype html>${renderToStaticMarkup(createElement('main', {}, ...children))}`
      const whole = await minifyHtml(html).catch((error: unknown) => String(error))
      expect(await minifier.minify(html).catch((error: unknown) => String(error))).toBe(whole)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
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
  ['a letter that stands for content', '<p>a \uE000 b</p>'],
])('that holds for %s', async (_, html) => {
  expect(await new PageMinifier().minify(html)).toBe(await minifyHtml(html))
})

test('pages that differ in content alone have one form', () => {
  const page = (word: string) => `<p id="${word}">The ${word} of<b> ${word}</b></p><script>"${word}"</script>`
  expect(takeApart(page('one'))?.form).toBe(takeApart(page('another'))?.form)
  expect(takeApart(page('one'))?.contents).toHaveLength(4)
})

test('forms are kept for later', async () => {
  const folder = await temporaryFolder()
  const store = new TextStore(folder, 10)
  const minified = await new PageMinifier(store).minify('<p hidden="">one</p>')
  const [key] = await readdir(folder)
  store.write(key ?? '', '<p data-kept>\uE000</p>')
  expect(minified).toBe('<p hidden>one</p>')
  expect(await new PageMinifier(store).minify('<p hidden="">two</p>')).toBe('<p data-kept>two</p>')
})

test('a page with many rows has the form of each kind of row once', () => {
  const rows = (count: number) => '<tr><td>a</td></tr><tr hidden=""><td>b</td></tr>'.repeat(count)
  const page = takeApart(`<table>${rows(50)}</table>`)
  const forms = page?.contents.map((content) => (typeof content === 'string' ? content : content.form))
  expect(new Set(forms).size).toBe(1)
  expect(forms).toHaveLength(100)
})
