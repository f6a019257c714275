import { describe, expect, test } from 'vitest'
import { formatProblem, InputError, type Problem, sortProblems } from '../../src/lib/problem'

const problem: Problem = { severity: 'error', file: 'data/pricing.yaml', message: 'found a, expected b' }

describe('a problem is one line', () => {
  test.each([
    ['with its file', problem, 'data/pricing.yaml: found a, expected b.'],
    ['with its line', { ...problem, line: 12 }, 'data/pricing.yaml:12: found a, expected b.'],
    ['with its field', { ...problem, field: 'otherwise' }, 'data/pricing.yaml otherwise: found a, expected b.'],
    [
      'with what was probably meant',
      { ...problem, line: 12, field: 'prices.vistasett', meant: 'vistaset' },
      'data/pricing.yaml:12 prices.vistasett: found a, expected b. Did you mean vistaset?',
    ],
    [
      'with signs that nobody sees, in numbers',
      { ...problem, file: 'data/\u00a0a.yaml', field: 'pri\u200bce', message: 'found "25000\u200b", expected 25000' },
      'data/\\u{a0}a.yaml pri\\u{200b}ce: found "25000\\u{200b}", expected 25000.',
    ],
  ])('%s', (_case, given, line) => {
    expect(formatProblem(given)).toBe(line)
  })
})

test('problems are ordered by file, then by line as a number, then by field', () => {
  const at = (file: string, line?: number, field?: string): Problem => ({
    ...{ severity: 'error', file, message: '' },
    ...(line !== undefined && { line }),
    ...(field !== undefined && { field }),
  })
  const sorted = [at('a'), at('a', 2, 'x'), at('a', 2, 'y'), at('a', 10), at('b', 1)]
  const [first, second, third, fourth, fifth] = sorted
  const mixed = [fifth, third, fourth, second, first].filter((item) => item !== undefined)
  expect(sortProblems(mixed)).toEqual(sorted)
})

test('items of a list on one line are ordered as they are counted', () => {
  const fields = ['brands.1', 'brands.2', 'brands.10', 'brands.10.a', 'brands.100', 'name']
  const problems = fields.map((field): Problem => ({ ...problem, line: 1, field }))
  expect(sortProblems([...problems].reverse()).map(({ field }) => field)).toEqual(fields)
})

test('an InputError lists every problem, one per line', () => {
  const error = new InputError([problem, { ...problem, file: 'data/site.yaml' }])
  expect(error.message.split('\n')).toEqual([
    'data/pricing.yaml: found a, expected b.',
    'data/site.yaml: found a, expected b.',
  ])
})
