import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CacheFolders } from './cache-folders'
import { brandFile, type Format } from './make-data'
import { type Cost, measure } from './measure'
import type { Other } from './others'

/** The site that is built in each round, and the means to do so. */
interface Site {
  readonly brands: number
  /** The format of its brands; the usual one of its size when undefined. */
  readonly format: Format | undefined
  readonly data: string
  /** The compiled `floors.ts`. */
  readonly floors: string
  /** Where the outputs go. */
  readonly folder: string
  readonly caches: CacheFolders
  /** Other generators that build as many pages, and their projects. */
  readonly others: readonly { readonly other: Other; readonly project: string }[]
}

/** What each run of a round costs, by its name, in their order. */
export type Round = ReadonlyMap<string, Cost>

/** The run without which there is no other, and the one that others are compared with. */
export const renderFloor = 'floor: render'
export const cold = 'cold'

/**
 * Builds a site in every way that is measured. "First of all" is a build by a program that is not even compiled yet,
 * "cold" one without a cache, except for the share image.
 */
export async function roundOf(site: Site): Promise<Round> {
  const { data, caches } = site
  const folder = await mkdtemp(join(site.folder, 'round-'))
  const round = new Map<string, Cost>()
  const floor = async (which: 'write' | 'render') =>
    round.set(`floor: ${which}`, await measure([site.floors, which, String(site.brands), join(folder, which)]))
  const run = async (name: string, out: string) =>
    round.set(name, await measure([bin, '--data', data, '--out', join(folder, out), ...options]))
  await floor('write')
  await floor('render')
  for (const { other, project } of site.others) {
    const cost = await measure(other.args(join(folder, other.name)), other.program, project)
    // What it prints is no report of a build.
    round.set(other.name, { ...cost, stdout: '' })
  }
  await caches.forgetAll()
  await run('first of all', 'first')
  await caches.forgetAllButImages()
  await run(cold, 'second')
  await run('no change', 'second')
  await editBrand(site, 1 / 2)
  await run('one brand', 'second')
  await editBrand(site, 1 / 3)
  await run('another', 'second')
  // As after `npm ci`, which removes the cache but not the output.
  await caches.forgetCache()
  await run('cache lost', 'second')
  return round
}

const bin = join('bin', 'build-site.js')
const options = ['--share-images', 'one', '--json']

/** Changes a paragraph of a brand, as an operator does. @param place of the brand among all, from 0 to 1 */
async function editBrand({ data, brands, format }: Site, place: number): Promise<void> {
  const file = brandFile(data, Math.floor(brands * place), brands, format)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(/is (quite )?one of a kind/, (was) => (was === plain ? quite : plain)),
  )
}

const plain = 'is one of a kind'
const quite = 'is quite one of a kind'
