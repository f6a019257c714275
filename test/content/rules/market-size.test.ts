import { describe, expect, test } from 'vitest'
import { marketSize } from '../../../templates/content/amounts'
import { formatBillions, formatMarket } from '../../../templates/rules/money'

describe('a market size', () => {
  test.each([
    ['$850M', 850_000_000],
    ['$7.6B', 7_600_000_000],
    ['$24.0B', 24_000_000_000],
    ['$4,312.6B', 4_312_600_000_000],
    ['$1.7T', 1_700_000_000_000],
    ['$2.3T', 2_300_000_000_000],
  ])('%s is %d dollars and keeps its wording', (text, usd) => {
    expect(marketSize.parse(text)).toEqual({ text, usd })
  })

  test('a trillion is 1,000 billion and a billion is 1,000 million', () => {
    expect(marketSize.parse('$1T').usd).toBe(marketSize.parse('$1,000B').usd)
    expect(marketSize.parse('$1B').usd).toBe(marketSize.parse('$1000M').usd)
  })

  test.each(['', '$', '$B', '$7.6', '7.6B', '$7.6b', '$1.7 T', '$1.7TB', 'about $1.7T', '$-1B', '$1.7.2B'])(
    'refuses %j, which has no amount with a unit',
    (text) => {
      expect(() => marketSize.parse(text)).toThrow('such as $850M, $7.6B or $1.7T')
    },
  )

  test.each(['$7,6B', '$1,2,3B', '$,B'])('refuses %j, whose commas do not group thousands', (text) => {
    expect(() => marketSize.parse(text)).toThrow('such as $850M, $7.6B or $1.7T')
  })
})

test.each([
  [0, '$0.0B'],
  [840_000_000, '$0.8B'],
  [24_000_000_000, '$24.0B'],
  [1_700_000_000_000, '$1,700.0B'],
  [4_312_600_000_000, '$4,312.6B'],
  [184_660_000_000, '$184.7B'],
])('%d dollars are written %s: in billions, grouped, with one decimal', (usd, text) => {
  expect(formatBillions(usd)).toBe(text)
})

test.each([
  [4_011_000_000_000, '$4T'],
  [2_311_000_000_000, '$2.3T'],
  [1_234_560_000_000_000, '$1,234.6T'],
  [999_950_000_000, '$1T'],
  [999_900_000_000, '$999.9B'],
  [196_000_000_000, '$196B'],
  [96_900_000_000, '$96.9B'],
  [999_960_000, '$1B'],
  [850_000_000, '$850M'],
  [400_000, '$400K'],
])('of a segment, %d dollars are written %s: in the largest unit that fits', (usd, text) => {
  expect(formatMarket(usd)).toBe(text)
})
