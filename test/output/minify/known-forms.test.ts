import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KnownForms } from '../../../src/output/minify/known-forms'
import { putTogether, takeApart } from '../../../src/output/minify/page-form'
import { anyElement } from '../../support/any-element'

/** Forms taken from some pages; the value stored for each is the form itself. */
function knowing(...pages: readonly string[]): KnownForms<string> {
  const forms = new KnownForms<string>(100)
  for (const page of pages) {
    const { form = '' } = takeApart(page) ?? {}
    if (form !== '') forms.add(form, form)
  }
  return forms
}

const anyPage = fc
  .array(anyElement, { maxLength: 4 })
  .map((children) => renderToStaticMarkup(createElement('main', {}, ...children)))
const sign = fc.constantFrom(
  'a',
  'é',
  ' ',
  '\n',
  '\u00a0',
  '\uE000',
  '\uE002',
  '"',
  '<',
  '>',
  '&lt;',
  '<?',
  '<%',
  '</p>',
)
const anyContent = fc.array(sign, { maxLength: 4 }).map((signs) => signs.join(''))

test('a known form gives the same result as taking a page apart, whatever its contents', () => {
  fc.assert(
    fc.property(fc.array(anyPage, { minLength: 1, maxLength: 4 }), fc.infiniteStream(anyContent), (pages, contents) => {
      const forms = knowing(...pages)
      for (const page of pages) {
        const apart = takeApart(page)
        const filled = apart?.contents.map(() => contents.next().value ?? '')
        const other = apart && putTogether(apart.form.split('\uE000'), filled ?? [])
        for (const html of [page, other ?? '']) {
          const found = forms.find(html)
          if (found !== undefined) expect({ form: found.known, contents: found.contents }).toEqual(takeApart(html))
        }
      }
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
  )
})

const page = '<main><h1 id="a">One</h1> <p class="b">Two <b>three</b> four</p><i id=""></i></main>'

test.each([
  ['the page itself', page, ['a', 'One', 'Two', 'three', 'four']],
  [
    'other contents',
    '<main><h1 id="x>y&lt;">1</h1> <p class="b">é = ’ <b>’</b> &quot;</p><i id=""></i></main>',
    undefined,
  ],
  [
    'other contents, none of them doubtful',
    '<main><h1 id="x y&lt;">1</h1> <p class="b">é = ’ <b>’</b> &quot;</p><i id=""></i></main>',
    ['x y&lt;', '1', 'é = ’', '’', '&quot;'],
  ],
  ['nothing where a content was', page.replace('One', ''), undefined],
  ['a content where nothing was', page.replace('id=""', 'id="c"'), undefined],
  ['a space before a content', page.replace('three', ' three'), undefined],
  ['no space behind one', page.replace('Two ', 'Two'), undefined],
  ['two spaces in one', page.replace('three', 'thr  ee'), undefined],
  ['another element', page.replaceAll('h1', 'h2'), undefined],
  ['more behind the end', `${page}<p></p>`, undefined],
  ['less than a page', page.slice(0, -20), undefined],
  ['nothing', '', undefined],
])('a known form is found in a page with %s', (_, html, contents) => {
  expect(knowing(page).find(html)?.contents).toEqual(contents)
})

test('of several forms with the same beginning, each is found', () => {
  const pages = ['<p>a</p>', '<p>a <b>b</b></p>', '<p>a<b>b</b></p>', '<p>a<b></b></p>', '<p>a</p><p>b</p>']
  const forms = knowing(...pages)
  for (const html of pages)
    expect(forms.find(html)).toEqual({ known: takeApart(html)?.form, contents: takeApart(html)?.contents })
})

test('a content may be as long as a data file', () => {
  const words = `${'word '.repeat(4_000_000)}end`
  const found = knowing('<p>a</p>').find(`<p>${words}</p>`)
  // Compares lengths: printing the difference of two such texts would take minutes.
  expect(found?.contents.map(({ length }) => length)).toEqual([words.length])
})

test('scripts may contain what ends other contents, so forms with scripts are never known', () => {
  expect(knowing('<p>a</p><script>1</script>').find('<p>a</p><script>1</script>')).toBeUndefined()
})

test('adding forms beyond the limit drops all older ones', () => {
  const forms = new KnownForms<number>(2)
  for (const [index, name] of ['a', 'b', 'c'].entries()) forms.add(`<${name}>\uE000</${name}>`, index)
  expect(['a', 'b', 'c'].map((name) => forms.find(`<${name}>x</${name}>`)?.known)).toEqual([undefined, undefined, 2])
})
