import { expect, test } from 'vitest'
import { lineOfOnly } from '../../../src/content/source/line-of-only'
import { locator } from '../../../src/content/source/locate'
import { parseSource } from '../../../src/content/source/parse-source'
import { plainYaml } from '../../../src/content/source/plain-yaml'

const yaml = `name: x
prices: # of all
  one: 1
  "two": 2
groups:
  - id: a
    list: [{ deep: 1 }]
  - id: b
text: |
  said: once
`

/** Located by the parser, whatever may be told more quickly. */
const parserAlone = locator(
  () => yaml,
  () => undefined,
)

test.each<[string, (string | number)[], number | undefined]>([
  ['a field', ['prices'], 2],
  ['a field in a field', ['prices', 'one'], 3],
  ['a name in quotes', ['prices', 'two'], 4],
  ['a field in braces', ['groups', 0, 'list', 0, 'deep'], 7],
  ['a name that other groups have, too', ['groups', 1, 'id'], undefined],
  ['a field that is missing, though another has its name', ['groups', 'one'], undefined],
  ['a field that is missing, though a text holds its name', ['said'], undefined],
  ['an item', ['groups', 1], undefined],
  ['the file', [], undefined],
])('the line of %s in YAML', (_case, path, line) => {
  const parsed = parseSource('a.yaml', yaml, () => yaml)
  if ('problems' in parsed) throw new Error('cannot be read')
  const { value, lineOf } = parsed.source
  expect(lineOfOnly(yaml, () => value, path)).toBe(line)
  // The parser agrees.
  if (line !== undefined) expect(parserAlone(path)).toBe(line)
  expect(lineOf(path)).toBe(parserAlone(path))
})

test('a text of many problems is read and parsed a few times, not once for each', () => {
  const names = Array.from({ length: 300 }, (_, index) => `name${index}`)
  const prices = `prices:\n${names.map((name) => `  ${name}: 1\n`).join('')}`
  let reads = 0
  const lineOf = locator(
    () => {
      reads++
      return prices
    },
    (text) => plainYaml(text)?.value,
  )
  expect(names.map((name) => lineOf(['prices', name]))).toEqual(names.map((_, index) => index + 2))
  expect(reads).toBeLessThan(6)
})

test('the line of a field in JSON', () => {
  const json = '{\n  "a": {"b": 1},\n  "c" : 2\n}'
  expect(lineOfOnly(json, JSON.parse, ['a', 'b'])).toBe(2)
  expect(lineOfOnly(json, JSON.parse, ['c'])).toBe(3)
})
