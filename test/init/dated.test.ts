import { expect, test } from 'vitest'
import { dated } from '../../src/init/starter-files'

test.each([
  ['2026-11-21', '2026-11-21 2027-11-20 2026 12000 $2000B'],
  ['2028-02-29', '2028-02-29 2029-02-28 2028 12000 $2000B'],
  ['2026-01-01', '2026-01-01 2026-12-31 2026 12000 $2000B'],
])('on %s a starter text says %s', (today, said) => {
  expect(dated('2000-01-01 2000-12-31 2000 12000 $2000B', new Date(today))).toBe(said)
})
