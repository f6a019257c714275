import { describe, expect, test } from 'vitest'
import { isSlug } from '../../../src/content/rules/slug'
import { slug } from '../../../src/content/schema/slug'
import { testValues } from './test-values'

describe('slug', () =>
  testValues(
    slug,
    ['vistaset', 'terms-of-use', 'vista0'],
    ['VistaSet', 'vista_set', '-a', 'a-', 'a--b', 'a b', '', '../a'],
  ))

test.each([
  'vistaset',
  'a-1',
  'a'.repeat(63),
  'a'.repeat(64),
  'VistaSet',
  'a_b',
  '-a',
  'a--b',
  '',
  'con',
  'lpt1',
  'com10',
  'a\n',
])('the fast check whether %j is a slug agrees with the schema', (value) => {
  expect(isSlug(value)).toBe(slug.safeParse(value).success)
})
