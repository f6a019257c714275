import { expect, test } from 'vitest'
import { belowBase } from '../../../src/content/rules/address'

test.each([
  ['/', '/', '/'],
  ['/vistaset', '/', '/vistaset'],
  ['/base', '/base/', '/'],
  ['/base/', '/base/', '/'],
  ['/base/vistaset/', '/base/', '/vistaset/'],
  ['/a/b/c', '/a/b/', '/c'],
])('%s of a site whose home is %s is its %s', (path, home, within) => {
  expect(belowBase(path, home)).toBe(within)
})

test.each(['/', '/bas', '/based', '/vistaset', '/BASE/'])('%s is outside of /base/', (path) => {
  expect(belowBase(path, '/base/')).toBeUndefined()
})
