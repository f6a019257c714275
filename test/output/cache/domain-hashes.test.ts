import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DomainHashes } from '../../../src/output/cache/domain-hashes'
import { checkout } from '../../support/checkout'

/** The hashes of batches as one build after the other finds them, and for which of them it had to be looked at the domains. */
async function program() {
  const packageRoot = await checkout()
  const build = async (names: readonly (string | undefined)[], data = '/data') => {
    const hashes = new DomainHashes(packageRoot, data, names)
    const made: number[] = []
    const found = names.map((name, place) =>
      hashes.hashOf(place, () => {
        made.push(place)
        return `hash of ${name}`
      }),
    )
    await hashes.write()
    expect(found).toEqual(names.map((name) => `hash of ${name}`))
    return made
  }
  return { packageRoot, build }
}

test('only what is made from something else is looked at by the next build', async () => {
  const { build } = await program()
  expect(await build(['a', 'b', 'c'])).toEqual([0, 1, 2])
  expect(await build(['a', 'b', 'c'])).toEqual([])
  expect(await build(['b', 'x', 'c'])).toEqual([1])
  expect(await build(['a', 'b', 'x'])).toEqual([0])
  expect(await build(['b'], '/other')).toEqual([0])
})

test('what has no name is looked at each time', async () => {
  const { build } = await program()
  for (const _ of [1, 2]) expect(await build([undefined])).toEqual([0])
})

test('hashes that are damaged are made again', async () => {
  const { packageRoot, build } = await program()
  await build(['a', 'b'])
  const folder = join(packageRoot, 'node_modules', '.cache', 'build-site', 'domains')
  for (const name of await readdir(folder)) await truncate(join(folder, name), 80)
  expect(await build(['a', 'b'])).toEqual([0, 1])
})
