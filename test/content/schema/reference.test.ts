import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { holdsReferences, reference, referencesIn } from '../../../src/content/schema/reference'

const brand = reference('brands')

describe('references are found within other schemas', () => {
  test.each([
    ['one that is read-only', z.strictObject({ a: brand }).readonly(), { a: 'x' }, ['a']],
    ['one that is made into something else', z.array(brand).transform((slugs) => slugs.length), ['x'], [0]],
    ['one of several', z.union([z.number(), z.strictObject({ a: brand })]), { a: 'x' }, ['a']],
    ['one that is described', brand.describe('Whose'), 'x', []],
    ['one with a condition', brand.refine((slug) => slug !== 'y'), 'x', []],
    ['one that may be missing', z.strictObject({ a: brand.nullable().optional() }), { a: 'x' }, ['a']],
  ] as const)('%s', (_, schema, value, path) => {
    expect(holdsReferences(schema)).toBe(true)
    expect([...referencesIn(schema, value)]).toEqual([
      { kind: 'brands', isLoose: false, slug: 'x', path, isName: false },
    ])
  })

  test('a value that another schema of a union accepts is not a reference', () => {
    expect([...referencesIn(z.union([z.literal('all'), brand]), 'all')]).toEqual([])
  })
})
