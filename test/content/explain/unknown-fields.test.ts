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
