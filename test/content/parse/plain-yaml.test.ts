import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import glob from 'fast-glob'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { plainYaml } from '../../../src/content/parse/plain-yaml'

/** The result of the other parser, which knows positions; undefined if it finds an error. */
function closely(text: string): { readonly value: unknown } | undefined {
  const document = parseDocument(text, { logLevel: 'silent' })
  if (document.errors.length > 0) return undefined
  return { value: document.toJS() }
}

let texts: readonly string[] = []
beforeAll(async () => {
  const files = await glob(['data/**/*.yaml', 'starter/data/**/*.yaml', 'test/fixtures/studio/**/*.yaml'])
  texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
})

test('every file of the real data and of a new site is read with the same result as by the other parser', () => {
  expect(texts.length).toBeGreaterThan(50)
  for (const text of texts) expect(plainYaml(text)).toEqual(closely(text))
})

describe('unusual or invalid syntax is left to the other parser', () => {
  test.each([
    ['nothing', ''],
    ['a comment alone', '# later\n'],
    ['a name twice', 'a: 1\na: 2\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
    ['a dot between thousands', 'price: 50.000\n'],
    ['a text that is cut off', 'text: We are #1\n'],
    ['a word that is left out', 'holding: &Sons Holdings\n'],
    ['a type in a list', '- !Snow x\n'],
    ['an alias', 'a: &x 1\nb: *x\n'],
    ['a name that is a number', '2025: x\n'],
    ['a name that is nothing', ': x\n'],
    ['a tab that indents', 'a:\n\tb: 1\n'],
    ['a backslash at the end of a line', 'a: "b\\\n\n  c"\n'],
    ['half an end of a line', 'a: 1\rb: 2\n'],
    ['a mark of the order of bytes', '\n\uFEFFa: 1\n'],
    ['a number beyond all', 'price: 1e325\n'],
    ['the end of a document', '...\na: 1\n'],
    ['what is said of a document', '%YAML 1.1\n---\na: 1\n'],
    ['a block that tells its indentation', 'a: >+2\n   b\n'],
    ['a type that YAML knows', 'a: !!str 1\n'],
    ['dashes that do not begin their line', '  ---\na: 1\n'],
    ['no end of a text', 'a: "b\n'],
    ['lists in lists without end', '['.repeat(200)],
  ])('%s', (_case, text) => {
    expect(plainYaml(text)).toBeUndefined()
  })
})

test('an ampersand in a text is not unusual', () => {
  expect(plainYaml('a: R&D\nb: x & y\nc: "&z"\n')).toEqual({ value: { a: 'R&D', b: 'x & y', c: '&z' } })
})

// Characters with a special meaning somewhere in YAML.
const marks = ['\t', ' ', '  ', '\n', '\n  ', '\n---\n', '\r\n', ': ', '- ', ', ', '? ', '#', ' # ', '"', "'", '\\']
const starts = [
  '>',
  '|-',
  '>+2',
  '&a ',
  '&a',
  '& ',
  '\n...\n',
  '*a',
  '!x ',
  '!!str ',
  '%',
  '@',
  '`',
  '{',
  '}',
  '[',
  ']',
  '<<: ',
  '...',
]
const values = ['0o17', '012', '1_000', '0x1F', '.5', '1e3', '-0', '.inf', '~', 'null', 'yes', 'TRUE', '2025-08-01']
const odd = ['\u00a0', '\u2028', '\u0085', '\ufeff', '\u0001', '\u007f', '😀', '__proto__: 1', 'null: 1']
const bit = fc.constantFrom(...marks, ...starts, ...values, ...odd)

/** An edit of a text: what is inserted, at which place (of a thousand), and how many characters are deleted. */
const edit = fc.record({ bit, place: fc.nat(1000), gone: fc.constantFrom(0, 0, 1, 5) })

test('a text with mistakes is read with the same result as by the other parser, or not at all', () => {
  let read = 0
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.array(edit, { minLength: 1, maxLength: 3 }), (file, from, edits) => {
      const whole = texts[file % texts.length] ?? ''
      const start = whole.indexOf('\n', Math.floor((whole.length * from) / 1000)) + 1
      let text = whole.slice(start, start + 600)
      for (const { bit, place, gone } of edits) {
        const at = Math.floor((text.length * place) / 1000)
        text = text.slice(0, at) + bit + text.slice(at + gone)
      }
      const plain = plainYaml(text)
      if (plain === undefined) return
      read++
      expect(plain, JSON.stringify(text)).toEqual(closely(text))
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 300) },
  )
  expect(read).toBeGreaterThan(0)
})
