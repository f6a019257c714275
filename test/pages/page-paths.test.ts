import { expect, test } from 'vitest'
import { addressOfFile, pagePaths, type UrlForm, urlForms } from '../../src/pages/page-paths'

const cases: [string, UrlForm, boolean, string[]][] = [
  ['/vistaset', 'both', false, ['vistaset.html', 'vistaset/index.html']],
  ['/vistaset', 'flat', false, ['vistaset.html']],
  ['/vistaset', 'folder', false, ['vistaset/index.html']],
  ['/deep/below', 'both', false, ['deep/below.html', 'deep/below/index.html']],
  ['/', 'both', false, ['index.html']],
  ['/', 'flat', false, ['index.html']],
  ['/', 'folder', false, ['index.html']],
  ['/404', 'both', true, ['404.html']],
  ['/404', 'flat', true, ['404.html']],
  ['/404', 'folder', true, ['404.html']],
]

test.each(cases)('%s under --urls %s (error page: %s) is written as %j', (path, form, isErrorPage, expected) => {
  expect(pagePaths(path, form, isErrorPage)).toEqual(expected)
})

test('a page is not an error page unless it says so', () => {
  expect(pagePaths('/404', 'folder')).toEqual(['404/index.html'])
})

test('the command line offers exactly these forms', () => {
  expect([...urlForms].sort()).toEqual(['both', 'flat', 'folder'])
})

test.each([
  ['/vistaset.html', '/vistaset'],
  ['/vistaset/index.html', '/vistaset'],
  ['/v1.2/index.html', '/v1.2'],
  ['/data.csv', '/data.csv'],
  ['/.well-known/change', '/.well-known/change'],
])('the file %s is answered at %s', (path, address) => {
  expect(addressOfFile(path)).toBe(address)
})
