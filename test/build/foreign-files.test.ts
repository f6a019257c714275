import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn as entriesIn } from '../../src/build/files-in'
import { foreignFiles, wouldLose } from '../../src/build/manifest'
import { dataFolder } from '../support/data-folder'
import { filesIn, stampsOf, temporaryFolder, writeFiles } from '../support/folder'
import { publish } from '../support/publish'

function* pages(texts: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(texts)) yield { path, content, source: 'templates/pages/home.tsx' }
}

const old = { 'index.html': 'home', 'about/index.html': 'about' }

/** A published site, alone in a folder, after some change to it. */
async function touched(touch: (out: string) => Promise<void>) {
  const parent = await temporaryFolder()
  const out = join(parent, 'dist')
  await publish(out, pages(old))
  await touch(out)
  return { parent, out, before: await stampsOf(out) }
}

describe('foreign files are not lost', () => {
  test.each([
    ['a file put there by hand', 'CNAME', (out: string) => writeFiles(out, { CNAME: 'host.example' })],
    ['a file in a folder of its own', 'photos/a.jpg', (out: string) => writeFiles(out, { 'photos/a.jpg': 'a' })],
    ['a hidden file', '.htaccess', (out: string) => writeFiles(out, { '.htaccess': 'a' })],
    ['a page that was changed', 'index.html', (out: string) => writeFiles(out, { 'index.html': 'HOME' })],
    ['a page that was changed and goes', 'about/index.html', (out: string) => writeFile(`${out}/about/index.html`, '')],
    ['a link', 'link', (out: string) => symlink('index.html', join(out, 'link'))],
    [
      'everything, when the manifest is broken',
      'index.html',
      (out: string) => writeFile(`${out}/build-manifest.json`, '{'),
    ],
  ])('%s', async (_, name, touch) => {
    const { parent, out, before } = await touched(touch)
    const refused = publish(out, pages({ 'index.html': 'new home' }))
    await expect(refused).rejects.toThrow(name)
    await expect(refused).rejects.toThrow('templates/static')
    expect(await stampsOf(out)).toEqual(before)
    expect(await readdir(parent)).toEqual(['dist'])
  })

  test('unless forced', async () => {
    const { out } = await touched((folder) => writeFiles(folder, { CNAME: 'host.example' }))
    await publish(out, pages({ 'index.html': 'new home' }), { force: true })
    expect(await filesIn(out)).toEqual(['build-manifest.json', 'index.html'])
  })

  test('three are named, and the rest counted', async () => {
    const { out } = await touched((folder) => writeFiles(folder, { a: '', b: '', c: '', d: '', e: '' }))
    await expect(publish(out, pages(old))).rejects.toThrow('found a, b, c and 2 more, which no build wrote')
  })
})

describe('unimportant files do not stop a build', () => {
  test('files left by a file manager', async () => {
    const { out } = await touched((folder) =>
      writeFiles(folder, { '.DS_Store': '', 'about/Thumbs.db': '', 'desktop.ini': '' }),
    )
    await publish(out, pages(old))
    expect(await filesIn(out)).toEqual(['about/index.html', 'build-manifest.json', 'index.html'])
  })

  test('a lock, a backup or an unfinished copy that an editor or a browser put there', async () => {
    const { out } = await touched((folder) =>
      writeFiles(folder, { '~$domains.csv': '', 'about/.~lock.a.csv#': '', '.index.html.swp': '', 'a.pdf.part': '' }),
    )
    await publish(out, pages(old))
    expect(await filesIn(out)).toEqual(['about/index.html', 'build-manifest.json', 'index.html'])
  })

  test('a file that the new build makes with the same bytes', async () => {
    const { out } = await touched((folder) => writeFiles(folder, { CNAME: 'host.example' }))
    await publish(out, pages({ ...old, CNAME: 'host.example' }))
    expect(await readFile(join(out, 'CNAME'), 'utf8')).toBe('host.example')
  })
})

describe('a folder that no build wrote', () => {
  const folder = () => dataFolder({ 'z.txt': '', 'b/c.txt': '', 'a.txt': '', 'b/.DS_Store': '', 'desktop.ini': '' })

  /** All of the files except some. */
  const foreign = (out: string, ...kept: readonly string[]) =>
    foreignFiles(
      out,
      entriesIn(out).filter((path) => !kept.includes(path)),
    )

  test('has its files listed in order, except those left by file managers', async () => {
    expect(await foreign(await folder())).toEqual(['a.txt', 'b/c.txt', 'z.txt'])
    expect(await foreign(await folder(), 'b/c.txt')).toEqual(['a.txt', 'z.txt'])
  })

  test('has only existing files listed', async () => {
    expect(await foreignFiles(await folder(), ['a.txt', 'b', 'gone.txt', 'gone/too.txt'])).toEqual(['a.txt'])
  })

  test('is not searched beyond a link', async () => {
    const out = await folder()
    await symlink(await folder(), join(out, 'link'))
    expect(await foreign(out)).toEqual(['a.txt', 'b/c.txt', 'link', 'z.txt'])
  })
})

test.each([
  [['a'], 'found a, which'],
  [['a', 'b', 'c'], 'found a, b, c, which'],
  [['a', 'b', 'c', 'd'], 'found a, b, c, d, which'],
  [['a', 'b', 'c', 'd', 'e'], 'found a, b, c and 2 more, which'],
])('%j are reported as: %s', (paths, start) => {
  const { problems } = wouldLose('dist', paths)
  expect(problems).toEqual([{ severity: 'error', file: 'dist', message: expect.stringContaining('--force') }])
  expect(problems[0]?.message.startsWith(`${start} no build wrote`)).toBe(true)
})
