import { expect, test } from 'vitest'
import * as z from 'zod'
import { isProseAt, prose, text } from '../../../src/content/schema/scalars'

const schema = z.strictObject({
  plain: text,
  bare: prose,
  described: prose.describe('Two sentences'),
  optional: prose.describe('Two sentences').optional(),
  list: z.array(prose.describe('A paragraph')),
})

test.each([
  [['plain'], false],
  [['bare'], true],
  [['described'], true],
  [['optional'], true],
  [['list', 0], true],
  [['other'], false],
])('whether Markdown is interpreted at %j: %s', (path, expected) => {
  expect(isProseAt(schema, path)).toBe(expected)
})
