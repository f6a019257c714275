import { cold } from './round'

/** What builds of one size took: by the name of the run, those of other generators included. */
export type Costs = ReadonlyMap<string, Cost>

interface Cost {
  /** The median, in milliseconds. */
  readonly wall: number
  /** The median share of the cold build of the same round, in percent; undefined for what is no build. */
  readonly ofCold?: number | undefined
  /** The highest peak of memory, in MiB. */
  readonly peak: number
}

/** How many MiB a build may take, for sites of at most so many brands. Larger sites have no limit. */
const peaks = [
  { brands: 10_000, most: 500 },
  { brands: 100_000, most: 1_638 },
]

/** In percent of a cold build, from this number of brands on: smaller sites spend most of the time on starting. */
const shares = {
  brands: 10_000,
  most: new Map([
    ['no change', 15],
    ['one brand', 40],
  ]),
}

/** How many times as long as a generator that runs in the same round, at this number of brands. */
const others = { brands: 10_000, most: new Map([['Hugo', 1.25]]) }

/** How many times as long ten times as many brands may take. */
const growth = { few: 10_000, many: 100_000, most: 12 }

/**
 * What to say of builds that take more time or memory than they may. Nothing if all take less.
 *
 * @param measured the builds of each size, by the number of brands
 */
export function beyondLimits(measured: ReadonlyMap<number, Costs>): string[] {
  const problems: string[] = []
  const require = (what: string, found: number, most: number, unit: string) => {
    if (found > most) problems.push(`${what}: found ${round(found)} ${unit}, expected at most ${round(most)}`)
  }
  const named = (brands: number, run: string) => `${brands.toLocaleString('en-US')} brands, ${run}`
  for (const [brands, costs] of measured) {
    const peak = peaks.find((limit) => brands <= limit.brands)?.most ?? Number.POSITIVE_INFINITY
    for (const [run, { ofCold, peak: found }] of costs) {
      // The floors and other generators are no builds.
      if (ofCold === undefined) continue
      require(named(brands, run), found, peak, 'MiB')
      if (brands >= shares.brands) require(named(brands, run), ofCold, shares.most.get(run) ?? ofCold, '% of cold')
    }
    if (brands !== others.brands) continue
    for (const [other, most] of others.most) {
      const times = wallOf(costs, cold) / wallOf(costs, other)
      require(named(brands, cold), times, most, `times ${other}`)
    }
  }
  const times = wallOf(measured.get(growth.many), cold) / wallOf(measured.get(growth.few), cold)
  require(named(growth.many, cold), times, growth.most, `times ${growth.few.toLocaleString('en-US')}`)
  return problems
}

/** Not a number where it was not measured, which is beyond no limit. */
function wallOf(costs: Costs | undefined, run: string): number {
  return costs?.get(run)?.wall ?? Number.NaN
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
