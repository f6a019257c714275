import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Change } from '../../src/dev/changes'
import { watchFolders } from '../../src/dev/watch-folders'
import { temporaryFolder, writeFiles } from '../support/folder'

/** A folder that is watched, and a wait until a change of one of its files is told. */
async function watched(onChanges: (changes: readonly Change[]) => Promise<void> = async () => {}) {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'a.yaml': 'a', 'b.yaml': 'b', 'schema/a.json': '{}' })
  // What the tests do before is nothing that they did.
  const watching = watch(folder, Number.POSITIVE_INFINITY, onChanges)
  await watching.ready
  return { folder, ...watching }
}

function watch(folder: string, since: number, onChanges: (changes: readonly Change[]) => Promise<void>) {
  const told: Change[] = []
  let wake = () => {}
  const watcher = watchFolders([folder], {
    since,
    ignored: join(folder, 'schema'),
    onError: (error) => {
      throw error
    },
    onChanges: async (changes) => {
      await onChanges(changes)
      told.push(...changes)
      wake()
    },
  })
  onTestFinished(() => watcher.close())
  const changeOf = async (name: string): Promise<Change> => {
    for (;;) {
      const found = told.find(({ path }) => path === join(folder, name))
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { ready: watcher.ready, told, changeOf }
}

test('an edit is told as one', async () => {
  const { folder, changeOf } = await watched()
  await writeFile(join(folder, 'a.yaml'), 'new')
  expect((await changeOf('a.yaml')).isEdit).toBe(true)
})

test('a file that an editor puts in the place of another is told', async () => {
  const { folder, changeOf } = await watched()
  await writeFile(join(folder, 'a.yaml~'), 'new')
  await rename(join(folder, 'a.yaml~'), join(folder, 'a.yaml'))
  await changeOf('a.yaml')
})

test('a file that is new or taken away is no edit', async () => {
  const { folder, changeOf } = await watched()
  await writeFiles(folder, { 'deep/new.yaml': 'new' })
  expect((await changeOf('deep/new.yaml')).isEdit).toBe(false)
  await rm(join(folder, 'b.yaml'))
  expect((await changeOf('b.yaml')).isEdit).toBe(false)
})

test('what nobody reads is not told: schemas, and what editors put beside an open file', async () => {
  const { folder, told, changeOf } = await watched()
  const unread = ['schema/a.json', '.a.yaml.swp', '.#a.yaml', '#a.yaml#', 'a.yaml~', '4913']
  for (const name of unread) await writeFile(join(folder, name), 'x')
  await writeFile(join(folder, 'a.yaml'), 'new')
  await changeOf('a.yaml')
  expect(told.map(({ path }) => path)).toEqual([join(folder, 'a.yaml')])
})

test('a batch waits until the one before is dealt with', async () => {
  let atWork = 0
  let most = 0
  const { folder, changeOf } = await watched(async () => {
    most = Math.max(most, ++atWork)
    await writeFile(join(folder, 'b.yaml'), 'new')
    await setTimeout(50)
    atWork--
  })
  await writeFile(join(folder, 'a.yaml'), 'new')
  await changeOf('b.yaml')
  expect(most).toBe(1)
})

describe('what changed before watching began', () => {
  const done = async () => {}

  /** A folder as it was read at a moment. */
  async function readFolder() {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'deep/a.yaml': 'a', 'deep/b.yaml': 'b', 'schema/a.json': '{}' })
    await utimes(join(folder, 'deep/b.yaml'), 0, 0)
    // The clock of the disk tells the moment: that of the program may be ahead of it, and files written just now are changes.
    await setTimeout(30)
    return { folder, since: Date.now() }
  }

  test('is told as well, and nothing else', async () => {
    const { folder, since } = await readFolder()
    await writeFiles(folder, { 'deep/a.yaml': 'new', 'schema/a.json': '{"title":"new"}', 'deep/.a.yaml.swp': 'x' })
    const { changeOf, told } = watch(folder, since, done)
    await changeOf('deep/a.yaml')
    expect(told.map(({ path }) => relative(folder, path)).sort()).toEqual(['deep', 'deep/a.yaml'])
  })

  test('a file with an old time that was moved there is told, with its folder', async () => {
    const { folder, since } = await readFolder()
    await rename(join(folder, 'deep/b.yaml'), join(folder, 'deep/c.yaml'))
    const { changeOf } = watch(folder, since, done)
    await changeOf('deep/c.yaml')
    await changeOf('deep')
  })

  test('the folder is told from which a file was taken away', async () => {
    const { folder, since } = await readFolder()
    await rm(join(folder, 'deep/b.yaml'))
    const { changeOf } = watch(folder, since, done)
    expect((await changeOf('deep')).isEdit).toBe(false)
  })

  test('nothing is told where nothing changed', async () => {
    const { folder, since } = await readFolder()
    const { ready, told, changeOf } = watch(folder, since, done)
    await ready
    await writeFile(join(folder, 'deep/b.yaml'), 'new')
    await changeOf('deep/b.yaml')
    expect(told).toHaveLength(1)
  })
})
