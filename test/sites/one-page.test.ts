import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectReady, fixtureSite } from '../support/fixture-site'
import { filesIn, writeFiles } from '../support/folder'
import { long } from '../support/long'
import { serveBin } from '../support/serve-bin'

const site = await fixtureSite('one-page')

test('one page and one data file make a site, without script, icons, share images and error pages', async () => {
  await site.build()
  expect(await filesIn(`${site.root}/dist`)).toEqual([
    'build-manifest.json',
    'index.html',
    'robots.txt',
    'site.webmanifest',
    'sitemap.xml',
  ])
  const html = await site.read('index.html')
  expect(html).toMatch(/^<!doctype html><html lang="en">/i)
  expect(html).toContain('<meta property="og:locale" content="en_US">')
  expect(html).toContain('<meta name="twitter:card" content="summary">')
  expect(html).not.toMatch(/og:image|twitter:image|rel="icon"|<script|undefined/)
  expect(JSON.parse(await site.read('site.webmanifest'))).toMatchObject({ name: 'Lindenhof Bakery', icons: [] })
})

test('it is ready to be published', async () => {
  const findings = await expectReady(site)
  expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
})

test('preview and dev serve it, including missing pages', long, async () => {
  await site.build()
  for (const command of ['preview', 'dev']) {
    const { url, interrupt } = await serveBin([command, '--port', '0'], site.root)
    const [home, missing] = await Promise.all([fetch(url), fetch(`${url.replace(/\/$/, '')}/nowhere`)])
    expect([home.status, missing.status]).toEqual([200, 404])
    expect(await home.text()).toContain('<h1>Lindenhof Bakery</h1>')
    expect(await interrupt()).toBe(0)
  }
})

test('every host accepts it', async () => {
  const hosts = 'netlify,vercel,github-pages,firebase,apache,nginx,caddy,s3'
  expect(await site.run('--urls', 'flat', '--out', 'hosted', '--host', hosts, '--quiet')).toMatchObject({
    exitCode: 0,
    stderr: '',
  })
})

test('an edit changes the page, like a build from scratch', long, async () => {
  await site.build()
  await site.edit('data/site.yaml', 'every morning', 'each morning')
  expect(await site.build()).toEqual(['build-manifest.json', 'index.html'])
  await site.expectSameFromScratch()
})

test('a mistake is named with file, line and what was probably meant', async () => {
  await site.edit('data/site.yaml', 'email:', 'emial:')
  const { exitCode, stderr } = await site.run()
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/data\/site\.yaml:5 .*emial.*Did you mean email\?/)
})

test('there is nothing to add', async () => {
  const { exitCode, stderr } = await site.run('add', 'page', 'About')
  expect(exitCode).toBe(2)
  expect(stderr).not.toContain('undefined')
})

test('a script, an icon and a static file that are added later are published', long, async () => {
  await site.build()
  const added = {
    'templates/client/index.ts': 'document.title += "!"\n',
    'templates/layout/icon.tsx':
      'export default () => (\n  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" /></svg>\n)\n',
    'templates/static/menu.txt': 'Rye\n',
  }
  onTestFinished(async () => {
    for (const file of Object.keys(added)) await rm(join(site.root, file))
  })
  await writeFiles(site.root, added)
  const changed = await site.build()
  expect(changed.map((path) => path.replace(/[-.][\w-]{8,}(?=\.)/, ''))).toEqual(
    expect.arrayContaining(['assets/client.js', 'assets/icon.svg', 'favicon.ico', 'index.html', 'menu.txt']),
  )
  expect(await site.read('index.html')).toContain('rel="icon"')
})
