import { expect, test } from 'vitest'
import { isBasePath } from '../../../src/content/rules/address'

test.each(['', '/', '/base', '/base/', '/a/b-c/~d.e_f', '/...', `/${'a'.repeat(199)}`, '/a'.repeat(20)])(
  '%j is valid',
  (path) => {
    expect(isBasePath(path)).toBe(true)
  },
)

test.each([
  ['that does not begin with a slash', 'base'],
  ['that begins like the address of another host', '//host'],
  ['with a gap', '/a//b'],
  ['that leads upwards', '/../a'],
  ['that leads upwards at its end', '/a/..'],
  ['that leads nowhere', '/./a'],
  ['with a rule for a server in it', '/base;deny all'],
  ['with a variable of a server in it', '/$uri'],
  ['with a quote', '/a"b'],
  ['with a space', '/a b'],
  ['with a percent sign', '/%2e%2e'],
  ['with a line break', '/a\n/b'],
  ['with a line break at its end', '/a\n'],
  ['that is too long', `/${'a'.repeat(200)}`],
  ['with too many parts', '/a'.repeat(21)],
])('a path %s is invalid', (_, path) => {
  expect(isBasePath(path)).toBe(false)
})
