import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { minifyHtml } from '../../src/render/minify/minify-html'
import { ask, realDevSite } from '../support/dev-site'
import { filesIn } from '../support/folder'
import { readSiteFile } from '../support/site-files'

const site = await realDevSite()
const based = await realDevSite('https://host.example/base')

test('a page equals the built one, except for the live update script and the policy', async () => {
  for (const path of ['/', '/vistaset', '/ai-collection-portfolio', '/domains', '/404']) {
    const { status, type, text } = await ask(site, path)
    expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
    const live = /<script src="\/@build-site\/live\.js" data-version="[^"]*" async><\/script>/
    expect(text).toMatch(live)
    const built = readSiteFile(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    // Images are named by a hash of the drawing here, and of the bytes there.
    const comparable = (html: string) =>
      html
        .trim()
        .replace(policy, '')
        .replaceAll(/share-[0-9a-f]{10}/g, 'share-')
    expect(comparable(await minifyHtml(text.replace(live, '')))).toBe(comparable(built))
  }
})

test('a page is served under all its names, without a redirect', async () => {
  const { text } = await ask(site, '/vistaset')
  for (const path of ['/vistaset/', '/vistaset.html', '/vistaset/index.html']) {
    expect(await ask(site, path)).toMatchObject({ status: 200, text })
  }
  expect((await ask(site, '/index.html')).text).toBe((await ask(site, '/')).text)
})

test('every other file is the same as in a build', async () => {
  const files = (await filesIn(inject('realSite'))).filter(
    (file) => !/\.html$|^assets\/share-|^build-manifest\.json$/.test(file),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const { status, body } = await site.answer(`/${file}`)
    expect({ file, status }).toEqual({ file, status: 200 })
    expect(Buffer.from(body).equals(await readFile(join(inject('realSite'), file)))).toBe(true)
  }
})

test('the share image of a page is drawn on request', async () => {
  const { text } = await ask(site, '/vistaset')
  const [, image = ''] = /property="og:image" content="https:\/\/www\.example\.com([^"]*)"/.exec(text) ?? []
  const { status, type, body } = await site.answer(image)
  expect({ status, type }).toEqual({ status: 200, type: 'image/png' })
  const png = Buffer.from(body)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test.each(['/no-such-page', '/a/b/c', '/vistaset/deeper', '/assets/none.css', '/vistaset.css'])(
  '%s is answered with the 404 page and its status',
  async (path) => {
    const { status, text } = await ask(site, path)
    expect(status).toBe(404)
    expect(text).toContain('Oops! Page not found')
    expect(text).toContain('/@build-site/live.js')
  },
)

test('responses must not be cached by the browser', async () => {
  for (const path of ['/', '/robots.txt', '/none']) {
    expect((await site.answer(path)).headers).toMatchObject({ 'Cache-Control': 'no-store' })
  }
})

test('under a base path, everything is below it, and / redirects there', async () => {
  expect(based.home).toBe('/base/')
  for (const path of ['/base', '/base/', '/base/vistaset', '/base/robots.txt']) {
    expect((await based.answer(path)).status).toBe(200)
  }
  expect((await ask(based, '/base/')).text).toContain('<link rel="canonical" href="https://host.example/base/"')
  expect(await based.answer('/')).toMatchObject({ status: 302, headers: { Location: '/base/' } })
  expect((await based.answer('/vistaset')).status).toBe(404)
  expect(await ask(based, '/base/none')).toMatchObject({ status: 404 })
})
