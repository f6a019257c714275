import { expect, test } from 'vitest'
import { z } from 'zod'
import { reference } from '../../../src/content/schema/reference'
import { distinct } from '../../../src/content/schema/text-lists'
import { checkWith } from './checked-text'

const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('book'), pages: z.number() }),
  z.strictObject({ kind: z.literal('film') }),
])

test.each([
  ['field: yes', z.boolean(), 'found "yes", expected true or false'],
  ['field: []', z.string(), 'found [], expected text'],
  ['other: 1', z.number(), 'missing, expected a number'],
  ['field: 1.5', z.int(), 'found 1.5, expected a whole number'],
  ['field: ab', z.string().min(3), 'found "ab", expected at least 3 characters'],
  ['field: [1, 2]', z.array(z.number()).max(1), 'found [1,2], expected at most 1 items'],
  ['field: 0', z.number().positive(), 'found 0, expected more than 0'],
  ['field: 5', z.number().lt(5), 'found 5, expected less than 5'],
  ['field: 5', z.number().multipleOf(2), 'found 5, expected another value'],
  ['field: ab', z.url(), 'found "ab", expected a URL'],
  ['field: ab', z.uuid(), 'found "ab", expected text of the form uuid'],
  ['field: ab', z.string().startsWith('x'), 'found "ab", expected text that starts with x'],
  ['field: ab', z.string().regex(/^x/), 'found "ab", expected text of the form /^x/'],
  ['field: ab', z.string().refine(() => false), 'found "ab", expected another value'],
  ['field: ab', z.never(), 'found "ab", expected another value'],
  ['field: ab', z.union([z.number(), z.literal('all')]), 'found "ab", expected a number or one of all'],
  [
    'field: { a: x, b: 1 }',
    z.union([z.string(), z.object({ a: z.number(), b: z.number() })]),
    'found {"a":"x","b":1}, expected text',
  ],
  ['field: { kind: boot }', choice, 'found "boot", expected one of book, film', 'book'],
  ['field: { pages: 5 }', choice, 'missing, expected one of book, film'],
  ['field:', reference('chefs'), 'found nothing, expected the slug of one of chefs'],
  ['other: a', reference('chefs'), 'missing, expected the slug of one of chefs'],
  ['field: ab', z.enum(['x'], { error: 'x alone' }), 'found "ab", expected x alone'],
  ['field: ab', z.array(z.number(), { error: 'numbers' }), 'found "ab", expected numbers'],
])('a schema without words has plain ones: %s', (yaml, field, message, meant?: string) => {
  const problems = checkWith(z.object({ field }), yaml)
  expect(problems.map((problem) => [problem.message, problem.meant])).toEqual([[message, meant]])
})

const yes = z.boolean()
const oddKey = z.record(z.string().startsWith('/'), z.union([z.string(), yes]))

test.each([
  ["field: 'true'", yes, '; remove the quotes'],
  ['field: ["5", "x"]', z.array(z.union([yes, z.number()])), '; remove the quotes'],
  ['field: >-\n  true', yes, ''],
  ['field: "yes"', yes, ''],
  ['field: [warm, warm]', distinct(z.string()), ''],
  ['field: { "*": true }', oddKey, ''],
  ['field: { "true": x }', oddKey, ''],
  ['field: "5 #a"', z.array(z.string()).or(z.undefined()), ''],
  ['field: 5', z.union([z.string(), z.number()]).refine(() => false), ''],
])('advice about quotes is for a text in quotes that is valid without them: %j', (yaml, field, advice) => {
  const [message = ''] = checkWith(z.object({ field }), yaml).map((problem) => problem.message)
  expect(/(?:; (?:remove|put) .*)?$/.exec(message)?.[0]).toBe(advice)
  expect(message).not.toBe('')
})
