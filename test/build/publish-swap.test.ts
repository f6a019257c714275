import { renameSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stampsOf, temporaryFolder } from '../support/folder'
import { publish } from '../support/publish'

type Rename = (from: string, to: string) => void

function* page(path: string, content: string) {
  yield { path, content, source: 'templates/pages/home.tsx' }
}

/** Publishes with another `rename`, in separate module instances: other tests in this process are not affected. */
async function publishWith(replacement: Rename, out: string) {
  vi.resetModules()
  vi.doMock('node:fs', async (original) => ({ ...(await original<object>()), renameSync: replacement }))
  onTestFinished(() => {
    vi.doUnmock('node:fs')
    vi.resetModules()
  })
  const publishing = await import('../support/publish')
  return publishing.publish(out, page('index.html', 'new'))
}

/** An output folder of an earlier build, alone in a folder. */
async function oldSite() {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await publish(out, page('about.html', 'old'))
  return { parent, out }
}

const filesNow = (folder: string) => glob.sync('**/*', { cwd: folder, dot: true }).sort()

test('both folders are complete at the moment when the new one replaces the old one', async () => {
  const { parent, out } = await oldSite()
  const seen: string[][] = []
  await publishWith((from, to) => {
    seen.push(filesNow(from))
    renameSync(from, to)
  }, out)
  expect(seen).toEqual([
    ['about.html', 'build-manifest.json'],
    ['build-manifest.json', 'index.html'],
  ])
  expect(await readdir(parent)).toEqual(['dist'])
})

test('if the new folder cannot be moved into place, the old one is restored and nothing is left next to it', async () => {
  const { parent, out } = await oldSite()
  const before = await stampsOf(out)
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  const deny: Rename = (from, to) => {
    if (filesNow(from).includes('index.html')) throw denied
    renameSync(from, to)
  }
  await expect(publishWith(deny, out)).rejects.toBe(denied)
  expect(await stampsOf(out)).toEqual(before)
  expect(await readdir(parent)).toEqual(['dist'])
})
