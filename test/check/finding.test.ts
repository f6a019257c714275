import { expect, test } from 'vitest'
import { type Fault, toFindings } from '../../src/check/finding'

const fault: Fault = { severity: 'warning', page: '/a', file: 'templates/x.tsx', message: 'found a', mend: 'Do b' }

test('the same fault on several pages is one finding, each page once', () => {
  const faults = [fault, { ...fault, page: '/b' }, fault]
  expect(toFindings('x', faults)).toEqual([
    { rule: 'x', severity: 'warning', pages: ['/a', '/b'], file: 'templates/x.tsx', message: 'found a', mend: 'Do b' },
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
