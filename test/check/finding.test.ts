import { expect, test } from 'vitest'
import { ofLayout, toFindings } from '../../src/check/site/finding'
import type { Fault } from '../../src/lib/problem'

const fault: Fault = { severity: 'warning', page: '/a', file: 'templates/x.tsx', message: 'found a', fix: 'Do b' }

test('the same fault on several pages is one finding, each page once', () => {
  const faults = [fault, { ...fault, page: '/b' }, fault]
  expect(toFindings('x', faults)).toEqual([
    { rule: 'x', severity: 'warning', pages: ['/a', '/b'], file: 'templates/x.tsx', message: 'found a', fix: 'Do b' },
  ])
})

test.each([
  ['message', { message: 'found c' }],
  ['file', { file: 'templates/y.tsx' }],
  ['line', { line: 2 }],
  ['severity', { severity: 'notice' }],
] as const)('another %s is another finding', (_, other) => {
  expect(toFindings('x', [fault, { ...fault, ...other }])).toHaveLength(2)
})

test('a fault without a page has none', () => {
  const { page, ...whole } = fault
  expect(toFindings('x', [whole])).toMatchObject([{ pages: [] }])
})

test('the most severe come first', () => {
  const faults = (['notice', 'warning', 'error'] as const).map((severity) => ({ ...fault, severity }))
  expect(toFindings('x', faults).map(({ severity }) => severity)).toEqual(['error', 'warning', 'notice'])
})

test('the same fault on thirty thousand pages is handled quickly', () => {
  const faults = Array.from({ length: 30_000 }, (_, index) => ({ ...fault, page: `/${index}` }))
  expect(toFindings('x', faults).map(({ pages }) => pages.length)).toEqual([30_000])
}, 10_000)

test.each([
  ['pages of all templates', ['a.tsx', 'b.tsx', '404.tsx'], ['layout.tsx', 'layout.tsx', 'layout.tsx']],
  ['pages of all templates but those of errors', ['a.tsx', 'b.tsx'], ['layout.tsx', 'layout.tsx']],
  ['pages of one of several templates', ['a.tsx', 'a.tsx', '404.tsx'], ['a.tsx', 'a.tsx', '404.tsx']],
  ['all templates and a data file', ['a.tsx', 'b.tsx', 'data/b.md'], ['layout.tsx', 'layout.tsx', 'data/b.md']],
])('what %s have is a fault of the layout, if of any', (_, files, told) => {
  const pages = ['a.tsx', 'b.tsx', '404.tsx'].map((template) => ({ template, isErrorPage: template === '404.tsx' }))
  const words = { severity: 'error', message: 'found the address /gone', fix: 'Correct it' } as const
  const faults = files.map((file, number) => ({ ...words, file, page: `/${number}` }))
  expect(ofLayout(faults, { pages, layout: 'layout.tsx' }).map(({ file }) => file)).toEqual(told)
})

test('a site of one template has its faults there', () => {
  const fault: Fault = { severity: 'error', file: 'a.tsx', page: '/', message: 'found /gone', fix: 'Correct it' }
  const pages = [{ template: 'a.tsx', isErrorPage: false }]
  expect(ofLayout([fault], { pages, layout: 'layout.tsx' })).toEqual([fault])
})
