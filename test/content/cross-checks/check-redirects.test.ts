import { describe, expect, test } from 'vitest'
import { checkRedirects } from '../../../src/content/checks/check-redirects'
import { readFiles } from '../../support/data-folder'

const problemsOf = async (text: string) => checkRedirects(await readFiles({ 'redirects.yaml': text }))

test('without a file there are no problems', async () => {
  expect(checkRedirects(await readFiles({}))).toEqual([])
})

test('a redirect without a new path, which the schema reports, is not a loop', async () => {
  expect(await problemsOf('/old:\n/a: /old\n')).toEqual([])
})

test('redirects that end somewhere are fine, chains too', async () => {
  expect(await problemsOf('/a: /b\n/b: /c\n/d: https://other.example\n')).toEqual([])
})

describe('a loop is an error at its first line, with all its paths', () => {
  test.each([
    ['of one', '/a: /a\n', [[1, '/a to /a']]],
    ['of two', '/x: /y\n/a: /b\n/b: /a\n', [[2, '/a to /b to /a']]],
    ['with queries and fragments', '/a: /b?x=/c\n/b: /a#y\n', [[1, '/a to /b to /a']]],
    ['of three', '/a: /b\n/b: /c\n/c: /a\n', [[1, '/a to /b to /c to /a']]],
    [
      'next to another',
      '/c: /d\n/a: /b\n/b: /a\n/d: /c\n',
      [
        [1, '/c to /d to /c'],
        [2, '/a to /b to /a'],
      ],
    ],
  ] as const)('%s', async (_, text, expected) => {
    const problems = await problemsOf(text)
    expect(problems.map(({ severity, line }) => [severity, line])).toEqual(expected.map(([line]) => ['error', line]))
    for (const [index, [, way]] of expected.entries()) expect(problems[index]?.message).toContain(`${way},`)
  })
})

test('a path that leads into a loop is not reported', async () => {
  expect((await problemsOf('/in: /a\n/a: /b\n/b: /a\n')).map(({ line }) => line)).toEqual([2])
})

test('the same old path in another case is an error at the second place', async () => {
  expect(await problemsOf('/Old: /a\n/other: /b\n/old: /b\n')).toEqual([
    expect.objectContaining({ severity: 'error', file: 'redirects.yaml', line: 3, field: '/old' }),
  ])
})
