import { expect, test } from 'vitest'
import { latest } from '../../../src/content/rules/dates'

test.each([
  [['2025-08-01'], '2025-08-01'],
  [['2025-08-01', '2026-01-02', '2025-12-31'], '2026-01-02'],
  [['2026-01-02', '2025-08-01'], '2026-01-02'],
  [['2025-08-09', '2025-08-10'], '2025-08-10'],
])('of %j the latest day is %s', ([first = '', ...others], day) => {
  expect(latest(first, others)).toBe(day)
})
