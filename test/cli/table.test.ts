import { expect, test } from 'vitest'
import { table } from '../../src/cli/table'

test('the second column begins after the widest cell of the first, whatever paints it', () => {
  const rows = [
    ['pages', '45'],
    ['compile templates', '90 ms'],
  ]
  expect(table(rows, (text) => `<${text}>`)).toBe(
    ['  <pages            >  45', '  <compile templates>  90 ms', ''].join('\n'),
  )
})
