import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { within } from '@testing-library/dom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseDocument } from '../support/parse-document'
import { copyProject, type Project } from '../support/project'
import { runBin } from '../support/run-bin'
import { theOne } from '../support/site-page'
import { thingOf } from '../support/structured-data'

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

async function build({ root }: Project): Promise<void> {
  const { exitCode, stderr } = await runBin(['--share-images', 'one', '--quiet'], root)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
}

async function open({ root }: Project, page: string): Promise<Document> {
  const html = await readFile(join(root, 'dist', `${page}.html`), 'utf8')
  return parseDocument(html.replace(/<style>.*?<\/style>/s, ''), `https://www.example.com/${page}`)
}

function png(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 90, channels: 3, background: '#14513a' } })
    .png()
    .toBuffer()
}

test('logos stand in place of emblem and mark, in the structured data too, and change with their files', async () => {
  const project = await copyProject()
  const { root, edit, write } = project
  await write('data/brands/images/ski.png', '')
  await writeFile(join(root, 'data/brands/images/ski.png'), await png(200))
  await write('data/studio.svg', drawn)
  await edit('data/brands/vistaski.yaml', /^/, 'logo: { src: images/ski.png, alt: "A slope, by {studio}" }\n')
  await edit('data/site.yaml', /^updated:/m, 'logo: { src: studio.svg, alt: A sail }\nupdated:')
  await build(project)

  const page = await open(project, 'vistaski')
  const logo = within(theOne(page, 'main')).getByRole('img', { name: 'A slope, by Northmark Studio' })
  expect(logo.getAttribute('loading')).toBeNull()
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['176', '176'])
  expect(theOne(page, '.site-brand img').getAttribute('src')).toMatch(/^\/assets\/studio-\w+\.svg$/)
  const { logo: published } = thingOf(page, 'Organization')
  expect(published).toMatch(/^https:\/\/www\.example\.com\/assets\/ski-200-\w+\.webp$/)
  const file = join(root, 'dist', new URL(String(published)).pathname)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 })

  const card = theOne(await open(project, 'vista-collection-portfolio'), '#vistaski')
  expect(within(card).getByRole('img').getAttribute('loading')).toBe('lazy')
  expect(thingOf(await open(project, 'index'), 'Organization').logo).toMatch(/\/assets\/studio-\w+\.svg$/)

  await writeFile(join(root, 'data/brands/images/ski.png'), await png(190))
  const before = await stat(join(root, 'dist/vistasail.html'))
  await build(project)
  expect(thingOf(await open(project, 'vistaski'), 'Organization').logo).toMatch(/\/assets\/ski-190-\w+\.webp$/)
  expect((await stat(join(root, 'dist/vistasail.html'))).ino).toBe(before.ino)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
