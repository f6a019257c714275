import { expect, test } from 'vitest'
import { dated } from '../../src/init/starter'

test('a starter text says the day on which the site is started', () => {
  const text = 'updated: 2000-01-01\nyear: 2000\nsince: 2000-01-02'
  expect(dated(text, new Date('2026-11-21T23:59:00Z'))).toBe('updated: 2026-11-21\nyear: 2000\nsince: 2000-01-02')
})
