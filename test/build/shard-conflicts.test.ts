import { expect, test } from 'vitest'
import { distinctCopies, distinctPaths, type NamedFile } from '../../src/build/distinct'
import type { OutputFile } from '../../src/lib/output-file'

const file = (name: string, bytes = 1024): OutputFile => {
  return { path: name, content: 'a'.repeat(bytes), source: `templates/static/${name}` }
}

/** Takes static files and further ones of all shards, in this order. */
function take(staticFiles: readonly OutputFile[], others: readonly NamedFile[], precompress = true) {
  const check = distinctPaths()
  for (const one of [...staticFiles, ...others]) (precompress ? distinctCopies(check) : check)(one)
}

const page = { path: 'vistaset.html', source: 'templates/pages/brand.tsx' }

test.each([
  ['a static file', [file('prices.csv'), file('prices.csv.gz')], [], 'prices.csv.gz', 'prices.csv.gz'],
  ['one that comes later', [file('a.csv.br'), file('a.csv')], [], 'a.csv.br', 'a.csv.br'],
  ['one in another case', [file('Prices.CSV.gz'), file('prices.csv')], [], 'prices.csv.gz', 'Prices.CSV.gz'],
  ['a page that is not printed yet', [file('vistaset.html.gz')], [page], 'vistaset.html.gz', 'vistaset.html.gz'],
])('a static file with the name of the copy of %s is refused as in a whole build', (_, own, others, path, name) => {
  const taken = () => take(own, others)
  expect(taken).toThrow(`${path}: found two sources, `)
  expect(taken).toThrow(/, expected one; rename one of the two/)
  for (const source of [`templates/static/${name}`, '--precompress']) expect(taken).toThrow(source)
})

test.each([
  ['without copies', [file('prices.csv'), file('prices.csv.gz')], false],
  ['next to a file too small to have one', [file('prices.csv', 1023), file('prices.csv.gz')], true],
  ['beside a file that has none', [file('deck.pdf'), file('deck.pdf.gz')], true],
  ['beside nothing', [file('prices.csv.gz')], true],
])('a static file that ends like a copy is fine %s', (_, own, precompress) => {
  expect(() => take(own, [page], precompress)).not.toThrow()
})

test('two sources of one file are refused at once', () => {
  expect(() => take([file('vistaset.html')], [page])).toThrow(/found two sources, .*brand\.tsx, expected one/)
})
