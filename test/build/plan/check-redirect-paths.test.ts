import { describe, expect, test } from 'vitest'
import { checkRedirectPaths } from '../../../src/build/plan/check-redirects'
import { redirectsSchema } from '../../../src/content/schema/redirects'
import { parseSource } from '../../../src/content/source/parse-source'

const site = {
  pages: ['/', '/vistaset', '/domains', '/404'],
  files: [
    ...['index.html', 'vistaset.html', 'vistaset/index.html', 'domains.html', 'domains.csv', 'Read.me', '404.html'],
    ...['Flat.html', 'brochure/index.html'],
  ],
}

function problemsOf(text: string) {
  const parsed = parseSource('data/redirects.yaml', text)
  if (!('source' in parsed)) throw new Error('broken YAML')
  const value = redirectsSchema.parse(parsed.source.value)
  return checkRedirectPaths({ slug: 'redirects', value, source: parsed.source }, site)
}

test('removed old paths and existing new ones are fine', () => {
  expect(problemsOf('/a: /vistaset\n/b: /\n/c: /domains.csv\n/d: https://other.example\n/e: /a\n')).toEqual([])
})

test.each(['/vistaset#top', '/domains?q=a', '/?q=/missing', '/a?b', '/brochure', '/Read%2Eme', '/Flat.html#x'])(
  'the new path %s is fine',
  (to) => {
    expect(problemsOf(`/old: ${to}\n/a: /vistaset\n`)).toEqual([])
  },
)

describe('an old path that still exists is an error at its line', () => {
  test.each([
    ['/vistaset', 'a page'],
    ['/vistaset.html', 'a page'],
    ['/vistaset/index.html', 'a page'],
    ['/vistaset/index', 'a page'],
    ['/index.html', 'a page'],
    ['/VistaSet', 'but for its case the page /vistaset'],
    ['/Vistaset/Index.HTML', 'but for its case the page /vistaset'],
    ['/domains.csv', 'a file'],
    ['/read.ME', 'a file'],
  ])('%s is %s', (from, what) => {
    expect(problemsOf(`/old: /\n${from}: /domains\n`)).toEqual([
      {
        severity: 'error',
        file: 'data/redirects.yaml',
        line: 2,
        field: from,
        message: `found ${from}, which is ${what} of this site, expected an old path`,
      },
    ])
  })
})

describe('an old path that a static file answers is an error at its line', () => {
  test.each([
    ['/flat', 'flat.html'],
    ['/FLAT', 'flat.html'],
    ['/flat/index.html', 'flat.html'],
    ['/brochure', 'brochure/index.html'],
    ['/brochure.html', 'brochure/index.html'],
    ['/brochure/index', 'brochure/index.html'],
  ])('%s is answered by %s', (from, file) => {
    const message = `found ${from}, which the file ${file} of this site answers, expected an old path`
    expect(problemsOf(`/old: /\n${from}: /domains\n`)).toEqual([
      { severity: 'error', file: 'data/redirects.yaml', line: 2, field: from, message },
    ])
  })

  test.each(['/flat.txt', '/flat/more', '/flatter', '/brochures', '/index/flat'])('%s is not', (from) => {
    expect(problemsOf(`${from}: /domains\n`)).toEqual([])
  })
})

test.each(['/missing#vistaset', '/missing?/vistaset', '/mis%73ing'])('the new path %s does not exist', (to) => {
  expect(problemsOf(`/old: ${to}\n`)).toMatchObject([{ message: expect.stringContaining('the new path /missing,') }])
})

test('a new path that does not exist is an error with the page that was meant', () => {
  expect(problemsOf('/old: /vistasett\n')).toEqual([
    {
      severity: 'error',
      file: 'data/redirects.yaml',
      line: 1,
      field: '/old',
      message: 'found the new path /vistasett, expected a page of this site',
      meant: '/vistaset',
    },
  ])
})

test('a new path unlike any page gets no suggestion', () => {
  expect(problemsOf('/old: /something/else\n')).toEqual([expect.not.objectContaining({ meant: expect.anything() })])
})
