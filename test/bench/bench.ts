import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchOptions, usualRounds } from './bench-options'
import { CacheFolders } from './cache-folders'
import { compileFloors } from './compile-floors'
import { beyondLimits, type Costs } from './limits'
import { machine } from './machine'
import { makeData } from './make-data'
import { makeProject, othersHere } from './others'
import { resultOf } from './report'
import { type Round, roundOf } from './round'
import { heading, line } from './table'

/*
 * Builds sites of several sizes as an operator does, and prints what each build costs next to the minimum for any
 * generator: medians of several rounds, and the highest peak. Share images are disabled except for one. Fails if a
 * build takes more time or memory than it may.
 */
const options = benchOptions()
const others = options.others ? othersHere() : []
const format = options.yaml ? 'yaml' : undefined
const folder = await mkdtemp(join(tmpdir(), 'build-site-bench-'))
const caches = await CacheFolders.open()
const floors = join(folder, 'floors.mjs')
const measured = new Map<number, Costs>()
try {
  await compileFloors(floors)
  const versions = others.map(({ other, version }) => `, ${other.name} ${version}`).join('')
  console.log(`${machine}${versions}\n\n${heading}`)
  for (const size of options.sizes) await benchmark(size)
} finally {
  await Promise.all([rm(folder, { recursive: true }), caches.close()])
}
const problems = beyondLimits(measured)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}

async function benchmark(size: number): Promise<void> {
  const data = join(folder, `data-${size}`)
  await makeData(data, size, format)
  const projects = others.map(({ other }) => ({ other, project: join(folder, `${other.name}-${size}`) }))
  for (const { other, project } of projects) await makeProject(other, project, size)
  const rounds: Round[] = []
  for (let left = options.rounds ?? usualRounds(size); left > 0; left--) {
    rounds.push(await roundOf({ brands: size, format, data, floors, folder, caches, others: projects }))
  }
  const results = new Map(Array.from(rounds[0]?.keys() ?? [], (name) => [name, resultOf(size, name, rounds)]))
  for (const { row, steps } of results.values()) {
    console.log(line(row))
    for (const step of options.profile ? steps : [])
      console.log(`        ${step.name.padEnd(28)}${step.milliseconds} ms`)
  }
  measured.set(size, results)
}
