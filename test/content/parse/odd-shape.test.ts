import { expect, test } from 'vitest'
import { parseSource } from '../../../src/content/source/parse-source'

const maps = (depth: number) => Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
const lists = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`
const fields = (depth: number) => `${'{ a: '.repeat(depth)}1${' }'.repeat(depth)}`

test.each([
  ['lists', 30, lists(30)],
  ['lists', 780, lists(780)],
  ['lists', 20_000, lists(20_000)],
  ['maps', 30, maps(30)],
  ['maps', 900, maps(900)],
  ['maps', 3000, maps(3000)],
  ['fields', 30, fields(30)],
  ['fields', 5000, fields(5000)],
])('%s nested %i levels deep are reported as in JSON', (_, depth, text) => {
  const json = parseSource('data/x.json', '['.repeat(depth) + ']'.repeat(depth))
  const message = expect.stringMatching(/found values nested more than 20 levels deep or without end, expected fields$/)
  for (const read of [json, parseSource('data/x.yaml', text)])
    expect(read).toEqual({ problems: [expect.objectContaining({ message })] })
})

test('the maximum depth, and a long file, are accepted', () => {
  for (const text of [maps(20), lists(18), 'a: [1]\n\tb', `a:\n${'  - { b: 1 }\n'.repeat(100)}`]) {
    expect(JSON.stringify(parseSource('data/x.yaml', text))).not.toContain('levels deep')
  }
})
