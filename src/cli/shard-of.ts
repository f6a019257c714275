import { InvalidArgumentError } from 'commander'
import type { Shard } from '../pages/shard'

/** Reads `--shard`, such as `2/8`. @throws InvalidArgumentError for anything else */
export function shardOf(value: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number)
  if (number >= 1 && number <= of) return { number, of }
  throw new InvalidArgumentError('Expected two whole numbers such as 2/8, the first from 1 up to the second.')
}
