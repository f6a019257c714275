import { describe, expect, test } from 'vitest'
import { dollars, marketSize } from '../../../templates/content/amounts'

describe('dollars', () => {
  test.each([25_000, '25000', '25,000', '$25,000', '$25000'])('%j is 25000', (value) => {
    expect(dollars.parse(value)).toBe(25_000)
  })

  test('a million may be written with commas', () => {
    expect(dollars.parse('$1,250,000')).toBe(1_250_000)
  })

  test.each([
    0,
    -5,
    2.5,
    1e9,
    '0',
    '',
    '$',
    'free',
    '25,00',
    '25.000',
    '25000.00',
    '€25,000',
    '25k',
    '1e3',
    '$1,000,000,000',
    null,
    true,
  ])('%j is not a price', (value) => {
    expect(dollars.safeParse(value).success).toBe(false)
  })
})

describe('marketSize', () => {
  test.each(['$850M', '$7.6B', '$24.0B', '$1.7T', '$4,312.6B', '$1000M'])('%s is a market size', (value) => {
    expect(marketSize.parse(value).text).toBe(value)
  })

  test.each([
    '$7.6',
    '7.6B',
    '$7,6B',
    '$1,00B',
    '$7.6b',
    '$7.B',
    '$1.7 T',
    '$1.7 trillion',
    '~$1B',
    7.6,
    '$0B',
    '$0.00T',
    '$0,000M',
  ])('%j is not one', (value) => {
    expect(marketSize.safeParse(value).success).toBe(false)
  })
})
