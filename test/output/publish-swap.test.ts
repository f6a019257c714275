import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { publish } from '../../src/output/publish'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>()
  return { ...actual, rename: vi.fn(actual.rename) }
})
const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')

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
  vi.mocked(rename).mockImplementation(async (from, to) => {
    seen.push(await filesIn(String(from)))
    await actual.rename(from, to)
  })
  await publish(out, onePage(), () => undefined)
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
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if ((await filesIn(String(from))).includes('build-manifest.json')) throw denied
    await actual.rename(from, to)
  })

  await expect(publish(out, onePage(), () => undefined)).rejects.toBe(denied)
  expect(await stampsOf(out)).toEqual(before)
  expect(await readdir(parent)).toEqual(['dist'])
})
