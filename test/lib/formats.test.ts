import { expect, test } from 'vitest'
import { formats, languageAndRegion, languageOf } from '../../src/lib/formats'

test('numbers, dates and amounts of a German site in euros', () => {
  const { number, date, money } = formats('de-DE', 'EUR')
  expect([number(12_345.67), number(12_345.67, 1), date('2025-08-01')]).toEqual([
    '12.346',
    '12.345,7',
    '1. August 2025',
  ])
  expect([money(1234.5), money(1234), money(1234, 2)]).toEqual(['1.234,50\u00a0€', '1.234\u00a0€', '1.234,00\u00a0€'])
})

test('a currency has its own number of decimals', () => {
  expect([formats('en-US', 'JPY').money(1234.4), formats('en-US', 'USD').money(1234.5)]).toEqual([
    '¥1,234',
    '$1,234.50',
  ])
})

test('English numbers are those of the platform', () => {
  const { number } = formats()
  const values = [0, 1, 999, 1000, 1234.5, 1_234_567.891, -4321.5]
  for (const decimals of [0, 1, 3]) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const platform = new Intl.NumberFormat('en-US', digits)
    expect(values.map((value) => number(value, decimals))).toEqual(values.map((value) => platform.format(value)))
  }
})

test('dates are formatted as by the platform, in any time zone', () => {
  const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const dates = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))
  const written = dates.map((day) => formats().date(day.toISOString().slice(0, 10)))
  expect(written).toEqual(dates.map((day) => inWords.format(day)))
  expect(written).toContain('February 29, 2028')
  expect(formats().date('0999-01-01')).toBe('January 1, 999')
})

test.each([
  ['en-US', 'en', 'en_US'],
  ['en-GB', 'en-GB', 'en_GB'],
  ['de-DE', 'de', 'de_DE'],
  ['de', 'de', 'de_DE'],
  ['pt-PT', 'pt-PT', 'pt_PT'],
  ['zh-Hant-TW', 'zh-TW', 'zh_TW'],
])('of %s, the language is %s, and with its region %s', (locale, lang, region) => {
  expect([languageOf(locale), languageAndRegion(locale)]).toEqual([lang, region])
})
