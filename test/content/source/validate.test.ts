import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../../../src/content/problem'
import { dollars } from '../../../src/content/schema/amounts'
import { collectionSchema } from '../../../src/content/schema/collection'
import { text } from '../../../src/content/schema/scalars'
import { slug } from '../../../src/content/schema/slug'
import { oneOrMore } from '../../../src/content/schema/text-lists'
import { parseSource } from '../../../src/content/source/source'
import { validate } from '../../../src/content/source/validate'

const schema = z.strictObject({
  title: text,
  offer: collectionSchema.shape.brandPage.shape.offer.optional(),
  prices: z.record(slug, dollars).default({}),
  cards: z.array(z.strictObject({ heading: text })).default([]),
  note: text.optional(),
})

function check(yaml: string): readonly Problem[] {
  return checkWith(schema, yaml)
}

function checkWith(expected: z.ZodType, written: string, file = 'data/x.yaml'): readonly Problem[] {
  const parsed = parseSource(file, written)
  if ('problems' in parsed) throw new Error('the example is broken')
  const result = validate(expected, parsed.source)
  return 'problems' in result ? result.problems : []
}

const inPoint = z.strictObject({ text })

describe('a field that is out of place is reported once', () => {
  const about = z.strictObject({ heading: text, points: z.array(inPoint), action: text })
  const site = z.strictObject({ title: text, about, quote: z.strictObject({ text, source: text }) })
  const [quote, whole] = ['quote:\n  text: c\n  source: d\n', 'title: x\nabout:\n  heading: a\n  points: []\n']

  test.each([
    ['not indented', `${whole}action: b\n${quote}`, 5, 'action', 'expected it among the fields of about, indented as'],
    [
      'indented as an item is',
      `title: x\nabout:\n  heading: a\n  points:\n    - text: b\n      action: c\n${quote}`,
      6,
      'about.points.0.action',
      'expected it among the fields of about, indented as they are',
    ],
    [
      'indented with its fields',
      `${whole}  action: b\n${quote.replace('quote', '  quote')}`,
      6,
      'about.quote',
      'expected it not indented',
    ],
  ])('%s', (_case, yaml, line, field, words) => {
    const message = expect.stringContaining(words)
    expect(checkWith(site, yaml)).toEqual([expect.objectContaining({ line, field, message })])
  })

  test('in JSON, by its place alone', () => {
    const json = { title: 'x', about: { heading: 'a', points: [], action: 'b', quote: { text: 'c', source: 'd' } } }
    expect(checkWith(site, JSON.stringify(json), 'data/x.json').map(({ message }) => message)).toEqual([
      'found a field that does not exist here, expected it among the fields of the file itself',
    ])
  })

  test('with all that its list of names holds', () => {
    const named = z.strictObject({ about: z.strictObject({ heading: text }), prices: z.record(slug, dollars) })
    const yaml = 'about:\n  heading: x\n  prices:\n  one: 1\n  two: 2\n'
    expect(checkWith(named, yaml)).toEqual([expect.objectContaining({ line: 3, field: 'about.prices' })])
  })

  test('not where it may belong to several', () => {
    const two = z.strictObject({ one: inPoint, other: inPoint })
    expect(checkWith(two, 'one: {}\nother: {}\ntext: a\n').map(({ field }) => field)).toEqual([
      'one.text',
      'other.text',
      'text',
    ])
  })
})

describe('a problem names its line, its field, what was found and what is expected', () => {
  test.each([
    ['a wrong kind of value', 'offer: mail\ntitle: 5\n', 2, 'title', ['found 5', 'expected text']],
    ['a missing field', 'offer: mail\n', 1, 'title', ['missing', 'expected text']],
    ['an empty text', "title: ' '\n", 1, 'title', ['not empty']],
    ['an item in a list', 'title: x\ncards:\n  - heading: a\n  - heading: 5\n', 4, 'cards.1.heading', ['found 5']],
    ['no number', 'title: x\nprices:\n  a: .nan\n', 3, 'prices.a', ['found .nan, which is no number, expected']],
    ['a number without end', 'title: -.inf\n', 1, 'title', ['found -.inf, a number beyond all others, expected text']],
    ['a number that is too large', 'title: 1e999\n', 1, 'title', ['found .inf, a number beyond all others']],
    ['a value in a record', 'title: x\nprices:\n  a: 1\n  b: free\n', 4, 'prices.b', ['found "free"', 'US dollars']],
    [
      'a text in place of a list',
      'title: x\ncards: a, b\n',
      2,
      'cards',
      ['found "a, b"', 'a list in brackets, such as ["one", "another"]'],
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
    ['items without a space', 'title: x\ncards:\n  -a\n  -b\n', 2, 'cards', ['a list, with a space behind each dash']],
    ['a text that looks like a number', 'title: 2024\n', 1, 'title', ['found 2024, expected text; put it in quotes']],
    ['a list in quotes', "title: x\ncards: '[]'\n", 2, 'cards', ['found "[]", expected a list; take the quotes away']],
    ['no space behind a colon', 'title: x\ncards:\n  - { heading:5 }\n', 3, 'cards.0', ['found heading:5', 'a space']],
    [
      'a text in braces',
      'title: {studio}\n',
      1,
      'title',
      ['found {"studio":null}, expected text; put the whole text in'],
    ],
    [
      'a text that begins with braces',
      'title: {studio}: x\n',
      1,
      'title',
      ['expected text; put the whole text in quotes'],
    ],
    [
      'a text with a colon',
      'title:\n  So: it is\n',
      1,
      'title',
      ['found {"So":"it is"}, expected text; put the whole'],
    ],
    ['bullets', 'title: x\ncards:\n  • a\n  • b\n', 2, 'cards', ['a list, with a dash and a space before each item']],
    ['a key in a record', 'title: x\nprices:\n  B_b: 1\n', 3, 'prices.B_b', ['found "B_b"', 'slug']],
  ])('%s', (_case, yaml, line, field, parts) => {
    const problems = check(yaml)
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', file: 'data/x.yaml', line, field })])
    for (const part of parts) expect(problems[0]?.message).toContain(part)
  })
})

describe('a field that is indented as part of the text above it', () => {
  test.each([
    ['a value', 'title: >-\n  Some words.\n  offer: mail\n', 'found "offer: mail" at the end'],
    [
      'a text on its own lines',
      'title: |\n  Some\n  offer: >-\n    mail\n',
      'found "offer: >-\\n  mail\\n" at the end',
    ],
    ['a list', 'title: >-\n  Some words.\n  cards: []\n', 'found "cards: []" at the end'],
    [
      'a text with a colon',
      "title: >-\n  Some words.\n  note: 'One thing: two'\n",
      'found "note: \'One thing: two\'" at',
    ],
  ])('is an error: %s', (_case, yaml, words) => {
    const message = expect.stringContaining(words)
    expect(check(yaml)).toEqual([expect.objectContaining({ severity: 'error', line: 3, field: 'title', message })])
  })

  test('is found in fields of a field, at its own line', () => {
    const yaml =
      'title: x\ncards: []\nhero:\n  lead: a\n  text: >-\n    Some\n    words.\n    lead: b\nend:\n  text: y\n  lead: z\n'
    const nested = z.strictObject({ text, lead: text.optional() })
    const problems = checkWith(schema.extend({ hero: nested.optional(), end: nested }), yaml.replace('  lead: a\n', ''))
    expect(problems).toEqual([expect.objectContaining({ line: 7, field: 'hero.text' })])
  })

  test('is looked for in the last of a text alone, which may have any length', () => {
    const long = Array.from({ length: 50_000 }, () => 'words note: in: ').join('')
    // Without a limit, each colon would have the rest of it parsed.
    expect(check(`title: >-\n  ${long}\n`)).toEqual([expect.objectContaining({ line: 1, field: 'title' })])
    expect(check(`title: >-\n  ${long}\n  note: x\n`)).toContainEqual(
      expect.objectContaining({ line: 3, message: expect.stringContaining('found "note: x" at the end') }),
    )
  })

  test('is not missing, too', () => {
    const [problem, ...others] = check('note: >-\n  Some words.\n  title: x\n')
    expect(problem).toMatchObject({ line: 3, field: 'note', message: expect.stringContaining('found "title: x" at') })
    expect(others).toEqual([])
  })

  test.each([
    ['a space', 'title: >-\n  Some words.\n  More words. note: >-\n  A note.\ncards: []\n'],
    ['nothing', 'title: >-\n  Some words.\n  More words.note: >-\n  A note.\ncards: []\n'],
  ])('is found behind the text, and %s, on its line', (_case, yaml) => {
    const message = expect.stringContaining('expected that field on a line of its own')
    expect(check(yaml)).toEqual([expect.objectContaining({ line: 3, field: 'title', message })])
  })

  test('is not taken for another of the same name further down', () => {
    const hero = z.strictObject({ words: text, heading: text })
    const yaml = 'one:\n  words: >-\n    Some words. heading: x\nother:\n  words: y\n  heading: z\n'
    const message = expect.stringContaining('missing')
    expect(checkWith(z.strictObject({ one: hero, other: hero }), yaml)).toEqual([
      expect.objectContaining({ line: 1, field: 'one.heading', message }),
    ])
  })

  test('is found where it has fields of its own, and is not missing, too', () => {
    const inner = z.strictObject({ lead: text, words: text.optional() })
    const wider = z.strictObject({ title: text, hero: inner, end: text })
    const problems = checkWith(wider, 'title: >-\n  Some words.\n  hero:\n    lead: x\n    words: y\nend: z\n')
    const message = expect.stringContaining('found "hero: lead: x')
    expect(problems).toEqual([expect.objectContaining({ line: 3, field: 'title', message })])
  })

  test('is found in the text of a list, which then took the items below it', () => {
    const about = z.strictObject({ words: z.array(text), points: z.array(inPoint) })
    const yaml = 'about:\n  words:\n    - Some\n    - >-\n      more\n      points:\n    - text: x\n    - text: y\n'
    const problems = checkWith(z.strictObject({ about }), yaml)
    expect(problems).toEqual([expect.objectContaining({ line: 6, field: 'about.words' })])
  })

  test.each([
    ['a word that is no field', 'title: >-\n  Some words: mail\n'],
    ['a value that is not right for the field', 'title: >-\n  An offer: mail us, or write.\n'],
    ['a field that is there', 'title: >-\n  An offer: mail\noffer: mail\n'],
    ['a text that goes on', 'title: "Some words. An offer: mail"\n'],
    ['a text on several lines that goes on', 'title: >-\n  Some words. An\n  honest offer: mail\n'],
    ['the text itself', "title: 'offer: mail'\n"],
  ])('is not suspected in %s', (_case, yaml) => {
    expect(check(yaml)).toEqual([])
  })
})

test('in JSON, fields are expected in braces, and an empty file is told like any other', () => {
  const messageOf = (json: string) => {
    const parsed = parseSource('data/x.json', json)
    const result = 'source' in parsed ? validate(schema, parsed.source) : parsed
    return 'problems' in result ? result.problems[0]?.message : undefined
  }
  expect(messageOf('{"title": "x", "prices": "a"}')).toContain('fields in braces, such as { "name": "value" }')
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
])('a field whose name has a slip is not missing, too: %s', (_case, yaml, fields) => {
  expect(
    check(yaml)
      .map(({ field }) => field)
      .sort(),
  ).toEqual([...fields].sort())
})

describe('slips', () => {
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

  test('an unknown field that resembles none is reported with the existing ones', () => {
    const [problem] = check('title: x\nsomething: 1\n')
    expect(problem).not.toHaveProperty('meant')
    expect(problem?.message).toContain('title, offer, prices, cards')
  })
})

test('a field without a name is told', () => {
  expect(check('title: x\n: stray\n')).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('does not exist') }),
  ])
  expect(check('title: x\nnote:\n  : stray\n')).toHaveLength(1)
  expect(check('title: {studio}: x\nunknown: y\n').map(({ field }) => field)).toEqual(['title', 'unknown'])
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

test('in JSON, fields in place of a text are not offered quotes', () => {
  const [problem] = checkWith(schema, '{ "title": { "text": "x" } }', 'data/x.json')
  expect(problem?.message).toBe('found {"text":"x"}, expected text')
})

test('an unknown field is taken for the missing one whose name holds its own', () => {
  const named = z.strictObject({ targetAudience: text, other: text })
  expect(checkWith(named, 'audience: x\nother: y\n')).toEqual([
    expect.objectContaining({ line: 1, field: 'audience', meant: 'targetAudience' }),
  ])
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
