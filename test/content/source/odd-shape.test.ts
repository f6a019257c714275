import { expect, test } from 'vitest'
import { parseSource } from '../../../src/content/source/source'

const maps = (depth: number) => Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
const lists = (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`
const fields = (depth: number) => `${'{ a: '.repeat(depth)}1${' }'.repeat(depth)}`

test.each([
  ['lists', 30, lists(30)],
  ['lists', 780, lists(780)],
  ['lists', 20_000, lists(20_000)],
  ['lists without end', 20_000, `a: ${'['.repeat(20_000)}`],
  ['maps', 30, maps(30)],
  ['maps', 900, maps(900)],
  ['maps', 3000, maps(3000)],
  ['fields', 30, fields(30)],
  ['fields', 5000, fields(5000)],
  ['maps behind a comma in a number', 900, `${maps(900)}\nb: { c: 75,000 }`],
])('%s in one another, %i levels deep, are told as in JSON', (_, depth, text) => {
  const json = parseSource('data/x.json', '['.repeat(depth) + ']'.repeat(depth))
  const message = 'found values in values, more than 20 levels deep or without end, expected fields'
  expect(json).toEqual({ problems: [{ severity: 'error', file: 'data/x.json', message }] })
  expect(parseSource('data/x.yaml', text)).toEqual({ problems: [{ severity: 'error', file: 'data/x.yaml', message }] })
})
