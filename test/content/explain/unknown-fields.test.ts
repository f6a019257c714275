import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/content/schema/scalars'
import { check, checkWith, inPoint } from './checked-text'

test('a field that is not indented is reported where it is and where it is missing', () => {
  const site = z.strictObject({ title: text, about: z.strictObject({ heading: text, action: text }) })
  expect(checkWith(site, 'title: x\nabout:\n  heading: a\naction: b\n')).toEqual([
    expect.objectContaining({ line: 2, field: 'about.action', message: expect.stringContaining('missing') }),
    expect.objectContaining({ line: 4, field: 'action', message: expect.stringContaining('does not exist here') }),
  ])
})

test('a field of several others is reported for each', () => {
  const two = z.strictObject({ one: inPoint, other: inPoint })
  expect(checkWith(two, 'one: {}\nother: {}\ntext: a\n').map(({ field }) => field)).toEqual([
    'one.text',
    'other.text',
    'text',
  ])
})

test('a field without a name is reported', () => {
  expect(check('title: x\n: stray\n')).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('does not exist') }),
  ])
  expect(check('title: x\nnote:\n  : stray\n')).toHaveLength(1)
})

const book = z.strictObject({ kind: z.literal('book'), pages: text })
const film = z.strictObject({ kind: z.literal('film'), of: z.strictObject({ year: text }).optional() })
const days = z.enum(['mo', 'mi'])

test.each([
  ['a name out of a few', z.partialRecord(days, text), '{ mii: a }', 'mo, mi', 'mi'],
  ['a name out of all', z.record(days, text), '{ mo: a, mi: b, x: c }', 'mo, mi'],
  ['a field of a kind', z.discriminatedUnion('kind', [book, film]), '{ kind: book, page: a }', 'kind, pages', 'pages'],
  ['one in a list', z.array(z.discriminatedUnion('kind', [book, film])), '[{ kind: film, of: { yeah: a } }]', 'year'],
  ['one of several forms', z.union([text, book]), '{ kind: book, pages: a, x: b }', 'kind, pages'],
])('%s is reported with the known ones', (_case, field, yaml, known, meant?: string) => {
  const message = `found a field that does not exist here, expected one of ${known}`
  const problems = checkWith(z.object({ field }), `field: ${yaml}\n`)
  expect(problems).toContainEqual(expect.objectContaining({ message, ...(meant !== undefined && { meant }) }))
})

test('a field where there are none is not wanted', () => {
  expect(checkWith(z.strictObject({}), 'a: b\n')[0]?.message).toMatch(/, expected none$/)
})
