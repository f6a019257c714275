import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { hashAssets, staticFiles } from '../../src/assets/assets'
import { addresses as addressesOf } from '../../src/content/rules/address'
import { hashedPath } from '../../src/lib/hashed-path'
import { whole } from '../../src/lib/output-file'
import { InputError } from '../../src/lib/problem'
import { assetAddress } from '../../src/pages/document'
import { filesIn, temporaryFolder, writeFiles } from '../support/folder'

describe('the name of an asset', () => {
  test('carries the first ten digits of the SHA-256 of its content', () => {
    // The published digest of the text "abc" begins with ba7816bf 8f01cfea (FIPS 180-4).
    expect(hashedPath('client.js', 'abc')).toBe('assets/client-ba7816bf8f.js')
    expect(hashedPath('icon.min.svg', new TextEncoder().encode('abc'))).toBe('assets/icon.min-ba7816bf8f.svg')
  })

  test('contains no characters with a meaning in addresses or styles', () => {
    expect(hashedPath('Newsreader[wght].woff2', 'abc')).toBe('assets/Newsreader-wght--ba7816bf8f.woff2')
    expect(hashedPath('A plan (2) #1 50%.pdf', 'abc')).toBe('assets/A-plan-2-1-50--ba7816bf8f.pdf')
    expect(hashedPath('plan.v2 (übersetzt)', 'abc')).toBe('assets/plan-ba7816bf8f.v2-bersetzt-')
  })

  test('changes with the content', () => {
    expect(hashedPath('client.js', 'abd')).not.toBe(hashedPath('client.js', 'abc'))
  })
})

describe('the files of templates/assets', () => {
  const makeAddress = addressesOf('https://host.example/base')

  test('are found by their original name', async () => {
    const folder = await temporaryFolder()
    await writeFiles(folder, { 'share.png': 'abc', 'icon.svg': '<svg/>' })
    const { files, addresses } = await hashAssets(folder, [], makeAddress, dirname(folder))
    const sources = ['icon.svg', 'share.png'].map((name) => join(basename(folder), name))
    expect(files.map(({ source }) => source)).toEqual(sources)
    expect(assetAddress(addresses, 'share.png')).toEqual({
      path: '/assets/share-ba7816bf8f.png',
      href: '/base/assets/share-ba7816bf8f.png',
      url: 'https://host.example/base/assets/share-ba7816bf8f.png',
    })
  })

  test('a referenced file that does not exist is an error of the site, which names it', async () => {
    const { addresses } = await hashAssets(await temporaryFolder(), [], makeAddress, '.')
    const address = (name: string) => assetAddress(addresses, name)
    expect(() => address('share.png')).toThrow(InputError)
    expect(() => address('share.png')).toThrow(/share\.png: missing file, expected it/)
  })
})

test('the files of templates/static keep their names, hidden folders included', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'favicon.ico': 'icon', '.well-known/dnt.txt': 'policy' })
  const files = await staticFiles(folder, folder)
  expect(files.map(({ path }) => path)).toEqual(['.well-known/dnt.txt', 'favicon.ico'])
  const read = await Promise.all(files.map(async (file) => String((await whole(file)).content)))
  expect(read).toEqual(['policy', 'icon'])
})

test('a file in a folder with the name of the hashed assets is refused: browsers would keep its old content', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, {
    'assets/a.pdf': '',
    'Assets/deep/b.pdf': '',
    'my-assets/c.pdf': '',
    'deep/assets/d.pdf': '',
  })
  const message = 'found a file in the folder assets, which browsers cache for a year, expected another folder'
  const problems = ['Assets/deep/b.pdf', 'assets/a.pdf'].map((file) => ({ severity: 'error', file, message }))
  await expect(staticFiles(folder, folder)).rejects.toMatchObject({ problems })
})

test('files left by Finder, Windows, editors and browsers are neither assets nor published', async () => {
  const folder = await temporaryFolder()
  const left = [
    ...['.DS_Store', 'Thumbs.db', 'desktop.ini', '._a.pdf', 'a.pdf~', '.a.pdf.swp', '.#a.pdf', '#a.pdf#'],
    ...['~$a.docx', '.~lock.a.odt#', '~WRL0001.tmp', 'a.pdf.crdownload', 'a.pdf.part', 'a (1).pdf.part'],
  ]
  const meant = ['a.pdf', 'a~b.pdf', 'swp', 'part', 'crdownload', '_a.pdf', '~a.pdf', '.nojekyll']
  const files = [...left, ...meant].flatMap((name) => [[name, name] as const, [`deep/${name}`, name] as const])
  await writeFiles(folder, Object.fromEntries(files))
  const published = await staticFiles(folder, folder)
  expect(published.map(({ path }) => path)).toEqual([...meant, ...meant.map((name) => `deep/${name}`)].sort())
  const { files: assets } = await hashAssets(folder, [], addressesOf('https://host.example'), folder)
  expect(assets.map(({ source }) => source)).toEqual([
    '_a.pdf',
    'a.pdf',
    'a~b.pdf',
    'crdownload',
    'part',
    'swp',
    '~a.pdf',
  ])
})

test('every asset of the real site is named by its content', async () => {
  const folder = join(inject('realSite'), 'assets')
  const files = await filesIn(folder)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const digest = createHash('sha256').update(await readFile(join(folder, file)))
    expect(file).toContain(`-${digest.digest('hex').slice(0, 10)}.`)
  }
})
