import type { BuildResult } from '../build/build-options'
import { formatNumber } from '../lib/format-number'
import type { Problem } from '../lib/problem'
import type { Shard } from '../pages/shard'

/** The rows of the table at the end of a build. @param shard the part that was built, if not the whole site */
export function summaryRows(result: BuildResult, shard?: Shard) {
  const { routes, files, bytes, copies, steps, milliseconds, problems } = result
  return [
    ...(shard === undefined ? [] : [['part', `${shard.number} of ${shard.of}`]]),
    ['pages', formatNumber(routes.length)],
    ['files', formatNumber(files)],
    ['bytes', formatNumber(bytes)],
    ...(copies.files === 0
      ? []
      : [['copies', `${formatNumber(copies.files)} compressed, ${formatNumber(copies.bytes)} bytes`]]),
    ...steps.map((step) => [step.name, `${formatNumber(step.milliseconds)} ms`]),
    ['in all', `${formatNumber(milliseconds)} ms`],
    ['warnings', formatNumber(bySeverity(problems).warnings.length)],
  ]
}

/** What `--json` prints after a build. `version` changes when a field changes its meaning or is removed. */
export function builtJson(result: BuildResult, part?: Shard) {
  const { routes, files, bytes, copies, milliseconds, steps, problems } = result
  const { warnings, notices } = bySeverity(problems)
  return {
    version: 2,
    ...(part && { part }),
    ...{ routes: routes.length, files, bytes, copies, milliseconds, steps, warnings, notices },
  }
}

/** What `--json` prints if the input is wrong. */
export function refusedJson(problems: readonly Problem[]) {
  return { version: 2, ...bySeverity(problems) }
}

function bySeverity(problems: readonly Problem[]) {
  const of = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity)
  return { errors: of('error'), warnings: of('warning'), notices: of('notice') }
}

/** Two columns, the first one as wide as its widest cell and painted. */
export function table(rows: readonly (readonly string[])[], paint = (text: string) => text): string {
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return rows.map(([name = '', value = '']) => `  ${paint(name.padEnd(width))}  ${value}\n`).join('')
}
