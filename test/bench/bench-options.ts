import { parseArgs } from 'node:util'

const usage = `Usage: npm run bench -- [--sizes 40,1000,10000] [--rounds 3] [--yaml] [--others] [--profile]

  --sizes <list>   how many brands the sites have, such as 40,1000
  --rounds <n>     how often to measure; by default 3 times, beyond 10,000 brands once
  --yaml           all brands in YAML, as people write them
  --others         also Hugo and Eleventy, where they are installed, with as many pages of 5 KB
  --profile        also say where the time goes`

/** What to measure. */
interface BenchOptions {
  /** The numbers of brands. */
  readonly sizes: readonly number[]
  /** How often to measure; depends on the size when undefined. */
  readonly rounds: number | undefined
  readonly yaml: boolean
  /** Whether to measure other generators, too. */
  readonly others: boolean
  readonly profile: boolean
}

/** Parses the command line. Exits with a message and the usage if it is wrong or asks for help. */
export function benchOptions(): BenchOptions {
  try {
    const { help, ...values } = parsed()
    return help ? end(usage, 0) : optionsOf(values)
  } catch (error) {
    return end(`${error instanceof Error ? error.message : error}\n\n${usage}`, 2)
  }
}

/** How often sites of a size are measured: rounds of a large one take minutes. */
export function usualRounds(brands: number): number {
  return brands > 10_000 ? 1 : 3
}

/** @throws RangeError for anything but whole numbers above 0 */
function optionsOf({ sizes, rounds, ...others }: Omit<ReturnType<typeof parsed>, 'help'>): BenchOptions {
  const counts = sizes.split(',').map(Number)
  const count = rounds === undefined ? undefined : Number(rounds)
  if (!counts.every(isCount)) {
    throw new RangeError(`Found the sizes ${sizes}, expected whole numbers above 0 with commas between them.`)
  }
  if (count !== undefined && !isCount(count)) throw new RangeError(`Found ${rounds} rounds, expected a number above 0.`)
  return { ...others, sizes: counts, rounds: count }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0
}

function parsed() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '40,1000,10000' },
      rounds: { type: 'string' },
      yaml: { type: 'boolean', default: false },
      others: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

function end(text: string, code: number): never {
  process[code === 0 ? 'stdout' : 'stderr'].write(`${text}\n`)
  process.exit(code)
}
