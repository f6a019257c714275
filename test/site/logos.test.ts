import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { within } from '@testing-library/dom'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { temporaryFolder } from '../support/folder'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { makeRichSite, picture } from '../support/rich-site'
import { runBin } from '../support/run-bin'
import { theOne } from '../support/site-page'
import { thingOf } from '../support/structured-data'

async function open(root: string, page: string): Promise<Document> {
  const html = await readFile(join(root, 'dist', `${page}.html`), 'utf8')
  return parseDocument(html.replace(/<style>.*?<\/style>/s, ''), `https://www.example.com/${page}`)
}

test('logos replace emblem and mark, in the structured data too', async () => {
  const root = inject('richSite')
  const page = await open(root, 'vistaski')
  const logo = within(theOne(page, 'main')).getByRole('img', { name: 'A slope, by Northmark Studio' })
  expect(logo.getAttribute('loading')).toBeNull()
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['176', '176'])
  expect(theOne(page, '.site-brand img').getAttribute('src')).toMatch(/^\/assets\/studio-\w+\.svg$/)
  const { logo: published } = thingOf(page, 'Organization')
  expect(published).toMatch(/^https:\/\/www\.example\.com\/assets\/ski-200-\w+\.webp$/)
  const file = join(root, 'dist', new URL(String(published)).pathname)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })

  const card = theOne(await open(root, 'vista-collection-portfolio'), '#vistaski')
  expect(within(card).getByRole('img').getAttribute('loading')).toBe('lazy')
  expect(thingOf(await open(root, 'index'), 'Organization').logo).toMatch(/\/assets\/studio-\w+\.svg$/)
})

test('the share image of a brand shows its logo', long, async () => {
  const root = await temporaryFolder()
  await makeRichSite(root)
  await runBin(['--quiet'], root)
  const colorIn = async (page: string) => {
    const image = theOne(await open(root, page), 'meta[property="og:image"]').getAttribute('content')
    const { data } = await sharp(join(root, 'dist', new URL(String(image)).pathname))
      .extract({ left: 240, top: 210, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return `#${data.toString('hex', 0, 3)}`
  }
  // The color of the picture, and the paper next to the peaks of an emblem.
  expect(await colorIn('vistaski')).toMatch(/^#1[345]5[012]3[9ab]$/)
  expect(await colorIn('vistaready')).not.toMatch(/^#1[345]5[012]3[9ab]$/)
})

test('a picture is encoded again once its file has changed, and no other page is written', long, async () => {
  const root = await temporaryFolder()
  const build = async () => {
    const { exitCode, stderr } = await runBin(['--share-images', 'one', '--quiet'], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    return thingOf(await open(root, 'vistaski'), 'Organization').logo
  }
  await makeRichSite(root)
  const first = await build()
  const before = await stat(join(root, 'dist/vistasail.html'))
  await writeFile(join(root, 'data/brands/images/ski.png'), await picture(190))
  expect(await build()).toMatch(/\/assets\/ski-190-\w+\.webp$/)
  expect((await stat(join(root, 'dist/vistasail.html'))).ino).toBe(before.ino)
  await expect(stat(join(root, 'dist', new URL(String(first)).pathname))).rejects.toThrow('ENOENT')
})
