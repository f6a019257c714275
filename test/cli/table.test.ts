import { expect, test } from 'vitest'
import { table } from '../../src/cli/build-words'

test('the second column is aligned to the widest cell of the first, ignoring colours', () => {
  const rows = [
    ['pages', '45'],
    ['compile templates', '90 ms'],
  ]
  expect(table(rows, (text) => `<${text}>`)).toBe(
    ['  <pages            >  45', '  <compile templates>  90 ms', ''].join('\n'),
  )
})
