import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StoredList } from '../../../src/output/cache/stored-list'
import { TextStore } from '../../../src/output/cache/text-store'
import { temporaryFolder } from '../../support/folder'

interface Item {
  readonly key: string
  readonly text: string
  stamp: string
}

const item = (key: string, text = key): Item => ({ key, text, stamp: 'then' })
const hundred = Array.from({ length: 100 }, (_, number) => item(`item ${number}`))

const telling = { keyOf: ({ key }: Item) => key, stampOf: ({ stamp }: Item) => stamp }

const sorted = (items: readonly Item[]) => items.toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** A folder that holds a list, and the list as one run of the program after the other sees it. */
async function folderOfList(head = 'head', items: readonly Item[] = hundred) {
  const folder = await temporaryFolder()
  const open = () => new StoredList<string, Item>(new TextStore(folder, 10), 'list', telling)
  open().write({ head, items })
  /** Reads the list, and writes what becomes of it. */
  const edit = (change: (items: readonly Item[]) => readonly Item[], now = head) => {
    const list = open()
    const items = change(list.read()?.items ?? [])
    list.write({ head: now, items })
    return items
  }
  const stored = () => {
    const { head, items } = open().read() ?? {}
    return { head, items: items && sorted(items) }
  }
  return { folder, open, edit, stored, whole: join(folder, 'list'), changes: join(folder, 'list-changes') }
}

describe.each<[string, boolean, (items: readonly Item[]) => readonly Item[]]>([
  ['nothing', true, (items) => items],
  ['one item', true, (items) => items.with(7, item('item 7', 'other'))],
  [
    'the stamp of one item, in place',
    true,
    (items) => {
      const [first] = items
      if (first !== undefined) first.stamp = 'now'
      return items
    },
  ],
  ['one more', true, (items) => [item('another'), ...items]],
  ['one less', true, (items) => items.filter(({ key }) => key !== 'item 50')],
  ['five', true, (items) => items.map((old, index) => (index % 20 === 0 ? item(old.key, 'other') : old))],
  ['the order', true, (items) => items.toReversed()],
  ['six', false, (items) => items.map((old, index) => (index % 20 < 2 && index < 60 ? item(old.key, 'other') : old))],
  ['six that are gone', false, (items) => items.slice(6)],
  ['everything, for nothing is left', false, () => []],
])('after a change of %s', (_, isApart, change) => {
  test(`the list is stored ${isApart ? 'apart from the whole' : 'as a whole'}`, async () => {
    const { edit, stored, whole, changes } = await folderOfList()
    const before = await readFile(whole, 'utf8')
    const items = edit(change, 'other head')
    expect(stored()).toEqual({ head: 'other head', items: sorted(items) })
    expect((await readFile(whole, 'utf8')) === before).toBe(isApart)
    const size = await stat(changes).then(
      ({ size }) => size,
      () => undefined,
    )
    if (isApart) expect(size).toBeLessThan(before.length / 4)
    else expect(size).toBeUndefined()
  })
})

test('what has changed is told from the whole, however often: until it is too much', async () => {
  const { edit, stored, whole, changes } = await folderOfList()
  const before = await readFile(whole, 'utf8')
  let now: readonly Item[] = hundred
  for (let round = 0; round < 4; round++) {
    now = edit((items) => items.with(round, item(`item ${round}`, `round ${round}`)))
    expect(stored().items).toEqual(sorted(now))
  }
  now = edit((items) => [...items.filter(({ key }) => key !== 'item 0'), item('another')])
  expect(stored().items).toEqual(sorted(now))
  expect(await readFile(whole, 'utf8')).toBe(before)
  for (const place of [50, 60]) edit((items) => items.with(place, item(`other ${place}`)))
  expect(await readFile(whole, 'utf8')).not.toBe(before)
  await expect(stat(changes)).rejects.toThrow('ENOENT')
})

test('what is changed back is as it was', async () => {
  const { edit, stored } = await folderOfList()
  edit((items) => items.slice(1))
  edit((items) => [item('item 0'), ...items], 'head')
  expect(stored()).toEqual({ head: 'head', items: sorted(hundred) })
})

test('what is stored already is marked as used, and nothing is written', async () => {
  const { folder, edit } = await folderOfList()
  const files = async () => {
    const names = await readdir(folder)
    return Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).ino]))
  }
  const old = new Date(2020, 1, 1)
  for (const change of [(items: readonly Item[]) => items, (items: readonly Item[]) => items.slice(1)]) {
    edit(change)
    const before = await files()
    for (const [name] of before) await utimes(join(folder, String(name)), old, old)
    edit((items) => items)
    expect(await files()).toEqual(before)
    for (const [name] of before) expect((await stat(join(folder, String(name)))).mtime > old).toBe(true)
  }
})

describe('the list is the one before', () => {
  const damages: readonly (readonly [string, (changes: string, whole: string) => Promise<unknown>])[] = [
    ['its changes are damaged', (changes) => truncate(changes, 90)],
    [
      'its changes are not of it',
      async (changes, whole) => {
        const kept = await readFile(changes)
        const other = new StoredList<string, Item>(new TextStore(dirname(whole), 10), 'list', telling)
        other.write({ head: 'head', items: hundred.slice(1) })
        await writeFile(changes, kept)
      },
    ],
  ]
  test.each(damages)('when %s', async (_, damage) => {
    const { edit, stored, changes, whole } = await folderOfList()
    edit((items) => [...items.slice(1), item('another')])
    await damage(changes, whole)
    expect(stored().items?.map(({ key }) => key)).not.toContain('another')
    edit((items) => [...items, item('one more')])
    expect(stored().items?.map(({ key }) => key)).toContain('one more')
  })
})

test('there is none when the whole is damaged', async () => {
  const { edit, stored, whole } = await folderOfList()
  edit((items) => items.slice(1))
  await truncate(whole, 100)
  expect(stored()).toEqual({ head: undefined, items: undefined })
})

test('a list that is not held any more is stored as a whole', async () => {
  const { open, stored, changes } = await folderOfList()
  const list = open()
  list.read()
  list.rest()
  list.write({ head: 'other', items: hundred })
  expect(stored()).toEqual({ head: 'other', items: sorted(hundred) })
  await expect(stat(changes)).rejects.toThrow('ENOENT')
})
