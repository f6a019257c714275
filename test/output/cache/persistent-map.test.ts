import { expect, test } from 'vitest'
import { PersistentMap } from '../../../src/output/cache/persistent-map'
import { TextStore } from '../../../src/output/cache/text-store'
import { temporaryFolder } from '../../support/folder'

/** What a map knows after builds that used these keys, the last of which is asked for all of them. */
async function knownAfter(builds: readonly (readonly string[])[], spare?: number): Promise<string[]> {
  const store = new TextStore(await temporaryFolder(), 1)
  for (const keys of builds) {
    const map = new PersistentMap<string>(store, 'map', spare)
    for (const key of keys) if (map.find(key) === undefined) map.add(key, `value of ${key}`)
    await map.write()
  }
  const last = new PersistentMap<string>(store, 'map', spare)
  return [...new Set(builds.flat())].filter((key) => last.find(key) === `value of ${key}`)
}

test.each([
  [
    'what the last build added or found',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    undefined,
    ['b', 'c'],
  ],
  ['as many others as are to be spared', [['a', 'b', 'c'], ['d']], 2, ['a', 'b', 'd']],
  ['those that were used last', [['a'], ['b'], ['c'], ['a'], ['d']], 2, ['a', 'c', 'd']],
  ['all of few', [['a'], ['b'], ['b']], 5, ['a', 'b']],
])('a persistent map keeps %s', async (_, builds, spare, known) => {
  expect(await knownAfter(builds, spare)).toEqual(known)
})
