import { expect, test } from 'vitest'
import { otherFiles } from '../../src/build/site-files'
import type { OutputFile } from '../../src/lib/output-file'
import { loadWholeSite } from '../support/load-site'
import { pageAt, templateAt } from '../support/pages'
import { partsOf } from '../support/site-parts'

const site = await loadWholeSite()

const file = (name: string, bytes = 1024): OutputFile => {
  return { path: name, content: 'a'.repeat(bytes), source: `templates/static/${name}` }
}

/** Makes a part of a site with some static files, and with a page. */
function take(staticFiles: readonly OutputFile[], precompress = true, number = 1) {
  const parts = partsOf(site, templateAt('templates/pages/brand.tsx'), [pageAt('/vistaset')])
  return [...otherFiles({ ...parts, staticFiles, precompress, shard: { number, of: 2 } })]
}

test.each([
  ['a static file', [file('prices.csv'), file('prices.csv.gz')], 'prices.csv.gz', 'prices.csv.gz'],
  ['one that comes later', [file('a.csv.br'), file('a.csv')], 'a.csv.br', 'a.csv.br'],
  ['one in another case', [file('Prices.CSV.gz'), file('prices.csv')], 'prices.csv.gz', 'Prices.CSV.gz'],
  ['a page that is not printed yet', [file('vistaset.html.gz')], 'vistaset.html.gz', 'vistaset.html.gz'],
])('in every shard, a static file with the name of the copy of %s is refused', (_, files, path, name) => {
  for (const number of [1, 2]) {
    const taken = () => take(files, true, number)
    expect(taken).toThrow(`${path}: found two sources, `)
    expect(taken).toThrow(/, expected one; rename one of the two/)
    for (const source of [`templates/static/${name}`, '--precompress']) expect(taken).toThrow(source)
  }
})

test.each([
  ['without copies', [file('prices.csv'), file('prices.csv.gz')], false],
  ['next to a file too small to have one', [file('prices.csv', 1023), file('prices.csv.gz')], true],
  ['beside a file that has none', [file('deck.pdf'), file('deck.pdf.gz')], true],
  ['beside nothing', [file('prices.csv.gz')], true],
])('a static file that ends like a copy is fine %s', (_, files, precompress) => {
  expect(() => take(files, precompress)).not.toThrow()
})

test('two sources of one file are refused at once', () => {
  expect(() => take([file('vistaset.html')])).toThrow(/found two sources, .*brand\.tsx, expected one/)
})
