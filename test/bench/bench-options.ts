import { parseArgs } from 'node:util'

const usage = `Usage: npm run bench -- [--sizes 40,1000,10000] [--yaml] [--profile]

  --sizes <list>   how many brands the sites have, such as 40,1000
  --yaml           all brands in YAML, as people write them
  --profile        also say where the time goes`

/** What to measure. */
interface BenchOptions {
  /** The numbers of brands. */
  readonly sizes: readonly number[]
  readonly yaml: boolean
  readonly profile: boolean
}

/** Parses the command line. Exits with a message and the usage if it is wrong or asks for help. */
export function benchOptions(): BenchOptions {
  try {
    const { sizes, yaml, profile, help } = parsed()
    if (help) return end(usage, 0)
    const counts = sizes.split(',').map(Number)
    if (counts.every((count) => Number.isInteger(count) && count > 0)) return { sizes: counts, yaml, profile }
    return end(`Found the sizes ${sizes}, expected whole numbers above 0 with commas between them.\n\n${usage}`, 2)
  } catch (error) {
    return end(`${error instanceof Error ? error.message : error}\n\n${usage}`, 2)
  }
}

function parsed() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '40,1000,10000' },
      yaml: { type: 'boolean', default: false },
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
