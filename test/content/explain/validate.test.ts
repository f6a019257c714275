import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/content/schema/scalars'
import { oneOrMore } from '../../../src/content/schema/text-lists'
import { parseSource } from '../../../src/content/source/parse-source'
import { validate } from '../../../src/content/source/validate'
import { check, checkWith, inPoint, schema } from './checked-text'

describe('a problem names its line, its field, what was found and what is expected', () => {
  test.each([
    ['a wrong kind of value', 'offer: mail\ntitle: 5\n', 2, 'title', ['found 5', 'expected text']],
    ['a missing field', 'offer: mail\n', 1, 'title', ['missing', 'expected text']],
    ['an empty text', "title: ' '\n", 1, 'title', ['not empty']],
    ['an item in a list', 'title: x\ncards:\n  - heading: a\n  - heading: 5\n', 4, 'cards.1.heading', ['found 5']],
    ['no number', 'title: x\nprices:\n  a: .nan\n', 3, 'prices.a', ['found .nan, which is not a number, expected']],
    ['a number without end', 'title: -.inf\n', 1, 'title', ['found -.inf, which is infinite, expected text']],
    ['a number that is too large', 'title: 1e999\n', 1, 'title', ['found .inf, which is infinite']],
    ['a value in a record', 'title: x\nprices:\n  a: 1\n  b: free\n', 4, 'prices.b', ['found "free"', 'US dollars']],
    [
      'a text in place of a list',
      'title: x\ncards: a, b\n',
      2,
      'cards',
      ['found "a, b"', 'a list, with a dash and a space before each item'],
    ],
    ['a list with nothing left', 'title: x\ncards:\n', 2, 'cards', ['found nothing, expected a list, or [] for none']],
    ['fields with nothing left', 'title: x\nprices:\n', 2, 'prices', ['found nothing', ', or {} for none']],
    [
      'fields without a space',
      'title: x\nprices: a:1\n',
      2,
      'prices',
      ['found "a:1", expected fields, each with a name, a'],
    ],
    [
      'items without a space',
      'title: x\ncards:\n  -a\n  -b\n',
      2,
      'cards',
      ['a list, with a dash and a space before each item'],
    ],
    ['a text that looks like a number', 'title: 2024\n', 1, 'title', ['found 2024, expected text; put it in quotes']],
    [
      'no space behind a colon',
      'title: x\ncards:\n  - { heading:5 }\n',
      3,
      'cards.0.heading:5',
      ['found a field that does not exist here, expected one of heading'],
    ],
    [
      'a text in braces',
      'title: {studio}\n',
      1,
      'title',
      ['found {"studio":null}, expected text; put the whole text in'],
    ],
    [
      'a text with a colon',
      'title:\n  So: it is\n',
      1,
      'title',
      ['found {"So":"it is"}, expected text; put the whole'],
    ],
    ['bullets', 'title: x\ncards:\n  • a\n  • b\n', 2, 'cards', ['a list, with a dash and a space before each item']],
    [
      'curly quotes around a number',
      'title: x\nprices:\n  a: “5”\n',
      3,
      'prices.a',
      ['; curly quotes are part of the text, type straight ones'],
    ],
    [
      'low and high quotes',
      'title: x\nprices:\n  a: „5“\n',
      3,
      'prices.a',
      ['; curly quotes are part of the text, type straight ones'],
    ],
    [
      'a curly quote at one end',
      'title: x\nprices:\n  a: 5’\n',
      3,
      'prices.a',
      ['; curly quotes are part of the text, type straight ones'],
    ],
    [
      'curly quotes around a list',
      'title: x\ncards: «[]»\n',
      2,
      'cards',
      ['; curly quotes are part of the text, type straight ones'],
    ],
    [
      'curly quotes around a key',
      'title: x\nprices:\n  “b”: 1\n',
      3,
      'prices.“b”',
      ['; curly quotes are part of the text, type straight ones'],
    ],
    ['a key in a record', 'title: x\nprices:\n  B_b: 1\n', 3, 'prices.B_b', ['found "B_b"', 'slug']],
  ])('%s', (_case, yaml, line, field, parts) => {
    const problems = check(yaml)
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', file: 'data/x.yaml', line, field })])
    for (const part of parts) expect(problems[0]?.message).toContain(part)
  })
})

test('a name in curly quotes counts as the field, which is not reported as missing', () => {
  expect(check('“title”: x\n')).toEqual([expect.objectContaining({ line: 1, field: '“title”', meant: 'title' })])
})

test('in JSON, an empty file is reported like any other', () => {
  const messageOf = (json: string) => {
    const parsed = parseSource('data/x.json', json)
    const result = 'source' in parsed ? validate(schema, parsed.source) : parsed
    return 'problems' in result ? result.problems[0]?.message : undefined
  }
  expect(messageOf(' \n')).toBe('found nothing in this file, expected the fields title')
})

test.each(['', '# later\n', 'null\n'])('an empty file is one error, which names its required fields: %j', (yaml) => {
  const [problem, ...others] = check(yaml)
  expect(problem).toMatchObject({ line: 1, message: 'found nothing in this file, expected the fields title' })
  expect(others).toEqual([])
})

test.each(['title: []', 'title: x\nprices: { a: 0 }', 'title: x\ncards: {}', 'title: x\ncards: { toString: x }'])(
  'one error is one problem: %j',
  (yaml) => {
    expect(check(yaml)).toHaveLength(1)
  },
)

test('all problems are reported at once', () => {
  expect(check('tag: x\nprices: { a: 0 }\n').map(({ field }) => field)).toEqual(
    expect.arrayContaining(['title', 'tag', 'prices.a']),
  )
})

test.each([
  ['at the top', 'titel: x\n', ['titel']],
  ['in an item', 'title: x\ncards:\n  - hedding: a\n', ['cards.0.hedding']],
  ['in one of two items', 'title: x\ncards:\n  - hedding: a\n  - {}\n', ['cards.1.heading', 'cards.0.hedding']],
])('a field with a mistyped name is not reported as missing: %s', (_case, yaml, fields) => {
  expect(
    check(yaml)
      .map(({ field }) => field)
      .sort(),
  ).toEqual([...fields].sort())
})

describe('mistakes', () => {
  test.each([
    ['a field at the top', 'title: x\nprice: {}\n', 2, 'price', 'prices'],
    ['a field of an item', 'title: x\ncards:\n  - heading: a\n    headin: b\n', 4, 'cards.0.headin', 'heading'],
    ['a value out of a few', 'title: x\noffer: mial\n', 2, 'offer', 'mail'],
  ])('%s is reported with what was probably meant', (_case, yaml, line, field, meant) => {
    expect(check(yaml)).toEqual([expect.objectContaining({ line, field, meant })])
  })

  test('for a field with a few possible values, all of them are named, in one sentence', () => {
    const [problem] = check('title: x\noffer: phone\n')
    expect(problem?.message).toMatch(/^found "phone", expected .*(mail.*marketplace|marketplace.*mail)/)
    expect(problem?.message).not.toContain('Invalid')
  })

  test('a comparison of fields quotes the one that it names, not all of them', () => {
    const span = z
      .strictObject({ from: text, to: text, by: text.optional() })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'a day that is not before "from"' })
      .refine(({ by }) => by, { path: ['by'], error: 'a name' })
    const spans = z.strictObject({ spans: z.array(span) })
    const found = checkWith(spans, "spans:\n  - from: '2026-12-01'\n    to: '2026-11-01'\n")
    expect(found.map(({ line, field, message }) => [line, field, message])).toEqual([
      [3, 'spans.0.to', 'found "2026-11-01", expected a day that is not before "from"'],
      [2, 'spans.0.by', 'missing, expected a name'],
    ])
  })

  test('an unknown field that resembles none is reported with the existing ones', () => {
    const [problem] = check('title: x\nsomething: 1\n')
    expect(problem).not.toHaveProperty('meant')
    expect(problem?.message).toContain('title, offer, prices, cards')
  })
})

test('a list or fields that may not be empty are not offered as such', () => {
  const strict = z.strictObject({ items: oneOrMore(text), place: inPoint, others: z.array(text) })
  const messages = checkWith(strict, 'items:\nplace:\nothers:\n').map(({ message }) => message)
  expect(messages).toEqual([
    'found nothing, expected a list',
    'found nothing, expected fields with their names',
    'found nothing, expected a list, or [] for none',
  ])
  expect(checkWith(strict, 'items: []\nplace: { text: x }\nothers: []\n').map(({ message }) => message)).toEqual([
    'found [], expected a list of at least one item',
  ])
})

test('in JSON, fields instead of a text get no suggestion of quotes', () => {
  const [problem] = checkWith(schema, '{ "title": { "text": "x" } }', 'data/x.json')
  expect(problem?.message).toBe('found {"text":"x"}, expected text')
})

test('a long value is shortened to fit on a line', () => {
  const [problem] = check(`title: [${'a, '.repeat(200)}]\n`)
  expect(problem?.message.length).toBeLessThan(100)
})

test('a valid file is parsed, with defaults filled in and prices as numbers', () => {
  const parsed = parseSource('data/x.yaml', 'title: x\nprices: { a: "$25,000" }\n')
  if ('problems' in parsed) throw new Error('the example is broken')
  expect(validate(schema, parsed.source)).toEqual({ value: { title: 'x', prices: { a: 25_000 }, cards: [] } })
})
