import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { benchOptions } from './bench-options'
import { brandFile, makeData } from './make-data'
import { type Cost, measure } from './measure'
import { overBudget } from './memory-budget'

/*
 * Builds sites of several sizes as an operator does, and prints what each build costs next to the minimum for any
 * generator. Share images are disabled except for one: `--share-images one`. "First of all" is a build by a program
 * that is not even compiled yet, "cold" one without a cache, except for that image. Fails if one takes more memory than
 * it may.
 */
const options = benchOptions()
const format = options.yaml ? 'yaml' : undefined
const bin = join('bin', 'build-site.js')
const cache = join('node_modules', '.cache', 'build-site')
/** Program and templates. */
const compiled = join('node_modules', '.build-site')
const folder = await mkdtemp(join(tmpdir(), 'build-site-bench-'))
/** On the same disk as the cache. */
const aside = await mkdtemp(join(dirname(cache), 'bench-'))
let setAside = 0
const tooMuch: string[] = []
try {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)
  console.log('brands  run         pages   wall ms    cpu ms  peak MiB  ms/page       bytes   × render floor')
  for (const size of options.sizes) await benchmark(size)
} finally {
  await Promise.all([folder, aside].map((path) => rm(path, { recursive: true })))
}
if (tooMuch.length > 0) {
  console.error(`\n${tooMuch.join('\n')}`)
  process.exitCode = 1
}

/** All runs of one size. */
async function benchmark(size: number): Promise<void> {
  const data = join(folder, `data-${size}`)
  await makeData(data, size, format)
  const floor = await floors(size)
  const run = async (name: string, out: string) => {
    const cost = await measure([bin, '--data', data, '--out', out, '--share-images', 'one', '--json'])
    report(size, name, cost, floor.wall)
    const over = overBudget(size, name, mebibytes(cost))
    if (over !== undefined) tooMuch.push(over)
  }
  // One folder each, and nothing is removed before the end: after thousands of files were removed within minutes, ext4
  // takes up to ten times as long to create new ones.
  const [first, second] = [join(folder, `first-${size}`), join(folder, `second-${size}`)]
  await forget(compiled)
  await forget(cache)
  await run('first of all', first)
  for (const name of await readdir(cache)) if (!isDrawn(name)) await forget(join(cache, name))
  await run('cold', second)
  await run('no change', second)
  await editBrand(data, size, 1 / 2)
  await run('one brand', second)
  // From here on, there is a spare folder.
  await editBrand(data, size, 1 / 3)
  await run('another', second)
  // As after `npm ci`, which removes the cache but not the output.
  await forget(cache)
  await run('cache lost', second)
}

/** Whether a cache entry belongs to share images. */
function isDrawn(name: string): boolean {
  return name === 'images' || name === 'drawings'
}

/** Removes something that the program keeps, if it exists. */
async function forget(path: string): Promise<void> {
  if (existsSync(path)) await rename(path, join(aside, String(++setAside)))
}

/** Measures writing alone, and rendering and writing; a row each. Returns the latter. */
async function floors(size: number): Promise<Cost> {
  const program = join(folder, 'floors.mjs')
  await build({
    entryPoints: ['test/bench/floors.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    logLevel: 'error',
  })
  const run = async (which: 'write' | 'render') => {
    const out = join(folder, `${which}-${size}`)
    return measure([program, which, String(size), out])
  }
  const write = await run('write')
  const render = await run('render')
  print([size, 'floor: write', '', write.wall, write.cpu, mebibytes(write), '', '', ''])
  print([size, 'floor: render', '', render.wall, render.cpu, mebibytes(render), '', '', ''])
  return render
}

/** Changes a paragraph of a brand, as an operator does. @param place of the brand among all, from 0 to 1 */
async function editBrand(data: string, size: number, place: number): Promise<void> {
  const file = brandFile(data, Math.floor(size * place), size, format)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('is one of a kind', 'is quite one of a kind'))
}

function report(size: number, name: string, cost: Cost, floor: number): void {
  const { routes, bytes, steps }: Summary = JSON.parse(cost.stdout)
  const times = (cost.wall / floor).toFixed(2)
  print([size, name, routes, cost.wall, cost.cpu, mebibytes(cost), (cost.wall / routes).toFixed(2), bytes, times])
  if (!options.profile) return
  for (const { name: step, milliseconds } of steps) console.log(`        ${step.padEnd(28)}${milliseconds} ms`)
}

/** The part of the `--json` report that is printed here. */
interface Summary {
  readonly routes: number
  readonly bytes: number
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[]
}

function mebibytes({ memory }: Cost): number {
  return memory / 2 ** 20
}

function print(cells: readonly (string | number)[]): void {
  const widths = [6, -13, 6, 9, 9, 9, 8, 12, 16]
  const shown = cells.map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en-US') : cell))
  console.log(shown.map((cell, index) => pad(cell, widths[index] ?? 0)).join(' '))
}

function pad(cell: string, width: number): string {
  return width < 0 ? cell.padEnd(-width) : cell.padStart(width)
}
