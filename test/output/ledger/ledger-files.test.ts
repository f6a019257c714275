import { expect, test } from 'vitest'
import { LedgerFiles } from '../../../src/output/ledger/ledger-files'

/** The entry of a file with these paths. */
function entryOf(...paths: string[]) {
  return { paths, bytes: 1, sha256: 'a', stamp: paths.join() }
}

const [home, alba, nova] = [entryOf('index.html'), entryOf('alba.html', 'alba/index.html'), entryOf('nova.html')]
const all = ['index.html', 'alba.html', 'alba/index.html', 'nova.html']

/** The entries found for paths that are asked for one after the other. */
function found(paths: readonly string[], touched: readonly string[] = []) {
  const files = new LedgerFiles([home, alba, nova], touched)
  return paths.map((path) => {
    const place = files.placeOf(path)
    return place === undefined ? undefined : files.entryAt(place)
  })
}

test.each<[string, string[], (typeof home | undefined)[]]>([
  ['in the order of the ledger', all, [home, alba, alba, nova]],
  ['twice in its order', [...all, ...all], [home, alba, alba, nova, home, alba, alba, nova]],
  ['in another order', ['nova.html', 'alba/index.html', 'index.html', 'alba.html'], [nova, alba, home, alba]],
  ['the same one again', ['alba.html', 'alba.html', 'alba/index.html'], [alba, alba, alba]],
  [
    'with new ones in between',
    ['index.html', 'aero.html', 'alba.html', 'zeta.html'],
    [home, undefined, alba, undefined],
  ],
])('files are found by their paths: %s', (_, paths, entries) => expect(found(paths)).toEqual(entries))

test.each<[string, (place: number) => number]>([
  ['backwards', (place) => 1999 - place],
  ['in steps of 700', (place) => (place * 700 + Math.floor(place / 20)) % 2000],
  ['one beside the other', (place) => place ^ 1],
])('thousands of files are found in an order of its own: %s', (_, nth) => {
  const entries = Array.from({ length: 2000 }, (_, place) => entryOf(`brand-${place}.html`))
  const files = new LedgerFiles(entries, [])
  const asked = entries.map((_, place) => nth(place))
  for (const place of asked) expect(files.placeOf(`brand-${place}.html`)).toBe(place)
  for (const place of asked) expect(files.placeOf(`other-${place}.html`)).toBeUndefined()
})

test('nothing is known about a file that was modified, but about its other name', () => {
  expect(found(all, ['alba.html', 'nova.html'])).toEqual([home, undefined, alba, undefined])
})

test('a file is whole once it has been recognized under all of its paths', () => {
  const files = new LedgerFiles([home, alba, nova], [])
  const isWhole = () => all.map((_, place) => files.isWhole(place))
  expect(isWhole()).toEqual([false, false, false, false])
  files.recognize(1)
  expect(isWhole()).toEqual([false, false, false, false])
  files.recognize(2)
  expect(isWhole()).toEqual([false, true, true, false])
  files.recognize(3)
  expect(isWhole()).toEqual([false, true, true, true])
  expect(all.map((_, place) => files.isRecognized(place))).toEqual([false, true, true, true])
})
