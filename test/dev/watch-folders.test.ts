import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Change } from '../../src/dev/changes'
import { watchFolders } from '../../src/dev/watch-folders'
import { temporaryFolder, writeFiles } from '../support/folder'

/** A folder that is watched, and a wait until a change of one of its files is told. */
async function watched(onChanges: (changes: readonly Change[]) => Promise<void> = async () => {}) {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'a.yaml': 'a', 'b.yaml': 'b', 'schema/a.json': '{}' })
  const told: Change[] = []
  let wake = () => {}
  const watcher = await watchFolders([folder], {
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
  return { folder, told, changeOf }
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
    await new Promise((resolve) => setTimeout(resolve, 50))
    atWork--
  })
  await writeFile(join(folder, 'a.yaml'), 'new')
  await changeOf('b.yaml')
  expect(most).toBe(1)
})
