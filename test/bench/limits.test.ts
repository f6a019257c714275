import { expect, test } from 'vitest'
import { beyondLimits, type Costs } from './limits'

const build = { wall: 1_000, ofCold: 100, peak: 100 }

test.each<[string, readonly [number, Costs][], readonly string[]]>([
  ['the most memory', [[40, costs({ cold: { ...build, peak: 500 } })]], []],
  [
    'more memory',
    [
      [40, costs({ cold: { ...build, peak: 501 } })],
      [10_001, costs({ cold: { ...build, peak: 1_638 } })],
      [100_000, costs({ cold: { ...build, peak: 1_639 } })],
      [100_001, costs({ cold: { ...build, peak: 5_000 } })],
    ],
    [
      '40 brands, cold: found 501 MiB, expected at most 500',
      '100,000 brands, cold: found 1639 MiB, expected at most 1638',
    ],
  ],
  [
    'shares of a cold build',
    [
      [1_000, costs({ 'no change': { ...build, ofCold: 40 } })],
      [10_000, costs({ 'no change': { ...build, ofCold: 15.1 }, 'one brand': { ...build, ofCold: 40 } })],
    ],
    ['10,000 brands, no change: found 15.1 % of cold, expected at most 15'],
  ],
  [
    'another generator',
    [
      [1_000, costs({ cold: build, Hugo: { wall: 100, peak: 900 } })],
      [10_000, costs({ cold: build, Hugo: { wall: 799, peak: 900 } })],
    ],
    ['10,000 brands, cold: found 1.25 times Hugo, expected at most 1.25'],
  ],
  [
    'ten times as many brands',
    [
      [10_000, costs({ cold: build })],
      [100_000, costs({ cold: { ...build, wall: 12_100 } })],
    ],
    ['100,000 brands, cold: found 12.1 times 10,000, expected at most 12'],
  ],
])('%s', (_, measured, problems) => {
  expect(beyondLimits(new Map(measured))).toEqual(problems)
})

function costs(runs: Parameters<typeof Object.entries<{ wall: number; ofCold?: number; peak: number }>>[0]): Costs {
  return new Map(Object.entries(runs))
}
