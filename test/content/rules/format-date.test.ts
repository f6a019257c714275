import { expect, test } from 'vitest'
import { formatDate } from '../../../src/content/rules/dates'

test('dates are formatted as by the platform, in any time zone', () => {
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const dates = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))
  const written = dates.map((date) => formatDate(date.toISOString().slice(0, 10)))
  expect(written).toEqual(dates.map((date) => inWords.format(date)))
  expect(written).toContain('February 29, 2028')
  expect(formatDate('0999-01-01')).toBe('January 1, 999')
})
