import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FSWatcher } from 'chokidar'
import { expect, onTestFinished, test } from 'vitest'
import type { Change } from '../../src/dev/stamps'
import { watchPresent } from '../../src/dev/watch-present'
import { temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'

/** Watches a folder with a system that reports nothing but the errors of this test. */
async function watchedWithErrors() {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'a.yaml': 'a' })
  const system = new FSWatcher()
  const told: unknown[] = []
  const changes: Change[] = []
  const findings = {
    add: (change: Change) => changes.push(change),
    gone: () => undefined,
    ready: () => told.push('ready'),
    limited: () => told.push('limited'),
    failed: (error: unknown) => told.push(error),
  }
  const watching = watchPresent({ folders: [folder], ignored: join(folder, 'schema') }, findings, () => system)
  onTestFinished(() => watching.close())
  const fail = (code: string) => system.emit('error', Object.assign(new Error('watch'), { code }))
  return { file: join(folder, 'a.yaml'), fail, told, changes, ready: watching.ready }
}

test.each(['ENOSPC', 'EMFILE'])(
  'if the system can watch no more (%s), that is told once, and files are looked at',
  long,
  async (code) => {
    const { file, fail, told, changes, ready } = await watchedWithErrors()
    for (let file = 0; file < 3; file++) fail(code)
    await ready
    expect(told).toEqual(['limited', 'ready'])
    await writeFile(file, 'new')
    await expect.poll(() => changes, { timeout: 20_000 }).toEqual([{ path: file, isEdit: true }])
  },
)

test('any other error is told as it is', async () => {
  const { fail, told } = await watchedWithErrors()
  fail('EIO')
  expect(told).toEqual([expect.objectContaining({ code: 'EIO' })])
})
