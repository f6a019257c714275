import { describe, expect, test } from 'vitest'
import { itemMarks, lengthened, shortened } from '../../../src/output/minify/form-runs'
import { minifyHtml } from '../../../src/output/minify/minify-html'

const { form: item, list } = itemMarks

describe('repeated elements are collapsed into one, and restored afterwards', () => {
  const cases = [
    ['a run', `<ul>${`<li>${list}</li>`.repeat(3)}</ul>`, [3]],
    ['a run with attributes', `<table>${`<tr id="a" hidden="">${item}</tr>`.repeat(100)}</table>`, [100]],
    ['two runs', `<i>b</i>${`<tr>${item}</tr>`.repeat(2)}<b></b>${`<li>${list}</li>`.repeat(9)}`, [2, 9]],
    ['a run beside others', `<li>${list}</li><li id="a">${list}</li><li id="a">${list}</li>`, [2]],
  ] as const
  test.each(cases)('%s', async (_, form, counts) => {
    const short = shortened(form)
    expect(short.runs.map(({ count }) => count)).toEqual(counts)
    expect(lengthened(short.form, short.runs)).toBe(form)
    expect(lengthened(await minifyHtml(short.form), short.runs)).toBe(await minifyHtml(form))
  })

  test.each([
    ['one element alone', `<li>${list}</li>`],
    ['elements with different attributes', `<li id="a">${list}</li><li>${list}</li>`],
    ['elements with something between them', `<li>${list}</li> <li>${list}</li>`],
    ['elements with more in them', `<li>${list}a</li><li>${list}a</li>`],
    ['elements without an item', '<li>a</li><li>a</li>'],
    ['the mark of a run', `<p title="\uE005"></p><li>${list}</li><li>${list}</li>`],
  ])('%s stays as it is', (_, form) => {
    expect(shortened(form)).toEqual({ form, runs: [] })
  })
})

test.each(['<ul></ul>', '<li>\uE005</li><li>\uE005</li>'])(
  'a run that does not occur exactly once, as in %s, is not expanded',
  (html) => {
    expect(lengthened(html, [{ mark: list, count: 2 }])).toBeUndefined()
  },
)
