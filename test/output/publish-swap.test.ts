import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'

type Rename = (from: string, to: string) => Promise<void>

/** Publishes with another `rename`, in modules of its own: the other tests of this process keep theirs. */
async function publishWith(replacement: Rename, out: string) {
  vi.resetModules()
  vi.doMock('node:fs/promises', async (original) => ({ ...(await original<object>()), rename: replacement }))
  onTestFinished(() => {
    vi.doUnmock('node:fs/promises')
    vi.resetModules()
  })
  const { publish } = await import('../../src/output/publish')
  return publish(out, onePage(), () => undefined)
}

async function* onePage() {
  yield { path: 'index.html', content: 'new', source: 'templates/pages/home.tsx' }
}

/** An output folder with two old pages, alone in a folder. */
async function oldSite() {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await writeFiles(out, { 'index.html': 'old', 'about.html': 'old' })
  return { parent, out }
}

test('both folders are complete in the moment in which the new one takes the place of the old one', async () => {
  const { parent, out } = await oldSite()
  const seen: string[][] = []
  await publishWith(async (from, to) => {
    seen.push(await filesIn(from))
    await rename(from, to)
  }, out)
  expect(seen).toEqual([
    ['about.html', 'index.html'],
    ['build-manifest.json', 'index.html'],
  ])
  expect(await readdir(parent)).toEqual(['dist'])
})

test('when the new folder cannot be put in place, the old one comes back and nothing stays beside it', async () => {
  const { parent, out } = await oldSite()
  const before = await stampsOf(out)
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  const deny: Rename = async (from, to) => {
    if ((await filesIn(from)).includes('build-manifest.json')) throw denied
    await rename(from, to)
  }
  await expect(publishWith(deny, out)).rejects.toBe(denied)
  expect(await stampsOf(out)).toEqual(before)
  expect(await readdir(parent)).toEqual(['dist'])
})
