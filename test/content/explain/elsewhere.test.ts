import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/content/schema/scalars'
import { slug } from '../../../src/content/schema/slug'
import { dollars } from '../../../templates/content/amounts'
import { check, checkWith, inPoint } from './checked-text'

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
      'expected it without indentation',
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

  test('with everything below it', () => {
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

test('a field without a name is reported', () => {
  expect(check('title: x\n: stray\n')).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('does not exist') }),
  ])
  expect(check('title: x\nnote:\n  : stray\n')).toHaveLength(1)
  expect(check('title: {studio}: x\nunknown: y\n').map(({ field }) => field)).toEqual(['title', 'unknown'])
})

test('an unknown field suggests the missing one whose name contains its own', () => {
  const named = z.strictObject({ targetAudience: text, other: text })
  expect(checkWith(named, 'audience: x\nother: y\n')).toEqual([
    expect.objectContaining({ line: 1, field: 'audience', meant: 'targetAudience' }),
  ])
})
