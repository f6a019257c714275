import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Store } from '../../src/lib/store'
import { StoredMap } from '../../src/lib/stored-map'
import { temporaryFolder } from '../support/folder'

/** What a map knows after builds that used these keys, the last of which is asked for all of them. */
async function knownAfter(builds: readonly (readonly string[])[]): Promise<string[]> {
  const store = new Store(await temporaryFolder())
  for (const keys of builds) {
    const map = new StoredMap<string>(store, 'map')
    for (const key of keys) if (map.find(key) === undefined) map.add(key, `value of ${key}`)
    await map.write()
  }
  const last = new StoredMap<string>(store, 'map')
  return [...new Set(builds.flat())].filter((key) => last.find(key) === `value of ${key}`)
}

test.each([
  ['what the last build added', [['a', 'b']], ['a', 'b']],
  [
    'what the last build added or found, and nothing else',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    ['b', 'c'],
  ],
  ['what the last build found', [['a', 'b'], ['b']], ['b']],
  ['nothing where the last build used nothing', [['a'], []], []],
])('a stored map keeps %s', async (_, builds, known) => {
  expect(await knownAfter(builds)).toEqual(known)
})

test('values are kept by the key of the map: another map does not have them', async () => {
  const store = new Store(await temporaryFolder())
  const map = new StoredMap<object>(store, 'one')
  map.add('a', { path: 'share.png' })
  await map.write()
  expect(new StoredMap<object>(store, 'one').find('a')).toEqual({ path: 'share.png' })
  expect(new StoredMap<object>(store, 'two').find('a')).toBeUndefined()
})

test('an unchanged map is not written', async () => {
  const folder = await temporaryFolder()
  const store = new Store(folder)
  const first = new StoredMap<string>(store, 'map')
  first.add('a', '1')
  await first.write()
  const { ino } = await stat(join(folder, 'map'))
  const second = new StoredMap<string>(store, 'map')
  expect(second.find('a')).toBe('1')
  await second.write()
  expect((await stat(join(folder, 'map'))).ino).toBe(ino)
})
