import type { Cost } from './measure'
import { median } from './median'
import { cold, type Round, renderFloor } from './round'
import type { Row } from './table'

/** The part of the `--json` report of a build that is printed. */
interface Summary {
  readonly routes: number
  readonly bytes: number
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[]
}

/** A run as it went in all rounds. */
interface Result {
  readonly row: Row
  /** The median, in milliseconds. */
  readonly wall: number
  /** The highest peak, in MiB. */
  readonly peak: number
  /** The median share of the cold build of its round, in percent; undefined for what is no build. */
  readonly ofCold?: number
  /** Of its first round, where it is a build. */
  readonly steps: Summary['steps']
}

/** Medians of a run in all rounds. Ratios are made within each round: machines are faster in some minutes than in others. */
export function resultOf(brands: number, name: string, rounds: readonly Round[]): Result {
  const costs = rounds.map((round) => costIn(round, name))
  const [wall, cpu] = [median(costs.map((cost) => cost.wall)), median(costs.map((cost) => cost.cpu))]
  const peak = Math.max(...costs.map(({ memory }) => memory)) / 2 ** 20
  const times = (other: string) => median(rounds.map((round) => costIn(round, name).wall / costIn(round, other).wall))
  const floored = [brands, name, '', wall, cpu, peak]
  const [first] = costs
  if (first === undefined || first.stdout === '') return { row: floored, wall, peak, steps: [] }
  const { routes, bytes, steps }: Summary = JSON.parse(first.stdout)
  const ofCold = 100 * times(cold)
  const ratios = [times(renderFloor).toFixed(2), ofCold.toFixed(1)]
  const row = [brands, name, routes, wall, cpu, peak, (wall / routes).toFixed(2), bytes, ...ratios]
  return { row, wall, peak, ofCold, steps }
}

function costIn(round: Round, name: string): Cost {
  const cost = round.get(name)
  if (cost === undefined) throw new TypeError(`found no run ${name}, expected it in every round`)
  return cost
}
