import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldest } from '../../src/lib/remove-oldest'
import { temporaryFolder } from '../support/folder'

/** Files and folders, each older than the next. */
async function things(names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder()
  for (const [index, name] of names.entries()) {
    if (name.startsWith('folder')) await mkdir(join(folder, name))
    await writeFile(name.startsWith('folder') ? join(folder, name, 'file') : join(folder, name), '')
    await utimes(join(folder, name), 1000 + index, 1000 + index)
  }
  return folder
}

test.each([
  [2, ['b', 'folder-c']],
  [1, ['folder-c']],
  [4, ['b', 'folder-a', 'folder-c']],
])('the %i newest stay, files and folders', async (limit, left) => {
  const folder = await things(['folder-a', 'b', 'folder-c'])
  await removeOldest(folder, limit)
  expect((await readdir(folder)).sort()).toEqual(left)
})

test('ignored entries stay, however old', async () => {
  const folder = await things(['entries', 'a', 'b'])
  await removeOldest(folder, 1, (name) => name !== 'entries')
  expect((await readdir(folder)).sort()).toEqual(['b', 'entries'])
})

test('a missing folder is not an error', async () => {
  await expect(removeOldest('/nowhere/at/all', 1)).resolves.toBeUndefined()
})

// The system lets nobody remove these, not even root.
test.runIf(process.platform === 'linux')('entries that cannot be removed are no error', async () => {
  expect(await readdir('/proc/self/fdinfo')).not.toEqual([])
  await expect(removeOldest('/proc/self/fdinfo', 0)).resolves.toBeUndefined()
})
