import { expect, test } from 'vitest'
import { sourceOf } from '../../../src/content/parse/locate'

/** Finds lines in a text. */
function locator(file: string, text: () => string) {
  return sourceOf(file, { value: undefined }, text).lineOf
}

const yaml = `prices: # one: 1
  one: 1
  "two": 2
groups:
  - id: a
    list: [{ deep: 1 }]
  - id: b
text: |
  said: once
`

test.each<[string, (string | number)[], number]>([
  ['a field', ['prices'], 1],
  ['a field in a field', ['prices', 'one'], 2],
  ['a name in quotes', ['prices', 'two'], 3],
  ['a field in braces', ['groups', 0, 'list', 0, 'deep'], 6],
  ['a name that other groups have, too', ['groups', 1, 'id'], 7],
  ['a field that is missing, though another has its name', ['groups', 'one'], 4],
  ['a field that is missing, though a text holds its name', ['said'], 1],
  ['an item', ['groups', 1], 7],
  ['the file', [], 1],
])('the line of %s', (_case, path, line) => {
  expect(locator('a.yaml', () => yaml)(path)).toBe(line)
  expect(locator('a.md', () => `---\n${yaml}---\n\nbody\n`)(path)).toBe(line + 1)
})

test('a text of many problems is read once', () => {
  const names = Array.from({ length: 300 }, (_, index) => `name${index}`)
  const prices = `prices:\n${names.map((name) => `  ${name}: 1\n`).join('')}`
  let reads = 0
  const lineOf = locator('a.yaml', () => {
    reads++
    return prices
  })
  expect(names.map((name) => lineOf(['prices', name]))).toEqual(names.map((_, index) => index + 2))
  expect(reads).toBe(1)
})

test('the line of a field in JSON', () => {
  const lineOf = locator('a.json', () => '{\n  "a": {"b": 1},\n  "c" : 2\n}')
  expect(lineOf(['a', 'b'])).toBe(2)
  expect(lineOf(['c'])).toBe(3)
})
