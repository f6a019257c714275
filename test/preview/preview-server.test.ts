import { chmod, mkdir, rm, stat, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type PreviewServer, startPreview } from '../../src/preview/preview-server'
import { temporaryFolder, writeFiles } from '../support/folder'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { rawRequest } from '../support/raw-request'
import { runCli } from '../support/run-cli'
import { readSiteFile } from '../support/site-files'

async function preview(out: string, root = out): Promise<PreviewServer & { origin: string }> {
  const site = {
    root,
    data: join(root, 'data'),
    siteUrl: undefined,
    strict: false,
    cwd: root,
    packageRoot: process.cwd(),
  }
  const server = await startPreview(site, out, {
    port: 0,
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(() => server.close())
  return { ...server, origin: server.origins[0] }
}

describe('a built site is served as it is', () => {
  test.each(['/vistaset', '/vistaset/', '/vistaset.html', '/vistaset/index.html'])(
    '%s, without a redirect',
    async (path) => {
      const { origin } = await preview(inject('realSite'))
      const { status, body, headers } = await rawRequest(origin, path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toBe(readSiteFile('vistaset.html'))
    },
  )

  test.each(['/none', '/a/b/c', '/vistaset/deeper', '/assets', '/assets/none.css', '/index'])(
    '%s is the 404 page, with its status, and not cached',
    async (path) => {
      const { origin } = await preview(inject('realSite'))
      const { status, body, headers } = await rawRequest(origin, path)
      expect(status).toBe(404)
      expect(body).toBe(readSiteFile('404.html'))
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    },
  )

  test('with the headers of production', async () => {
    const { origin } = await preview(inject('realSite'))
    const page = await rawRequest(origin, '/')
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const [, script = ''] = /<script src="([^"]*)"/.exec(page.body) ?? []
    expect((await rawRequest(origin, script)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00'])(
    '%s is rejected',
    async (path) => {
      const { origin } = await preview(inject('realSite'))
      expect((await rawRequest(origin, path)).status).toBe(400)
    },
  )

  test('only to requests that use its own name', async () => {
    const { origin } = await preview(inject('realSite'))
    expect((await rawRequest(origin, '/', { headers: { host: 'evil.example' } })).status).toBe(403)
  })
})

test('under the base path that it was built for', async () => {
  const out = await temporaryFolder()
  await writeFiles(out, {
    'build-manifest.json': '{}',
    'site.webmanifest': '{ "scope": "/a/b/" }',
    'index.html': 'home',
    'page.html': 'page',
    '404.html': 'not found',
    'café.html': 'coffee',
  })
  const { origin, home } = await preview(out)
  expect(home).toBe('/a/b/')
  expect(await rawRequest(origin, '/')).toMatchObject({ status: 302, headers: { location: '/a/b/' } })
  for (const [path, body] of [
    ['', 'home'],
    ['/', 'home'],
    ['/page', 'page'],
    ['/page.html', 'page'],
    ['/caf%C3%A9', 'coffee'],
  ]) {
    expect(await rawRequest(origin, `/a/b${path}`)).toMatchObject({ status: 200, body })
  }
  expect(await rawRequest(origin, '/a/b/c/d')).toMatchObject({ status: 404, body: 'not found' })
  expect((await rawRequest(origin, '/page')).status).toBe(404)
})

describe('files that no build wrote are not served', () => {
  /** A built site after a change to it, with secrets beside it. */
  async function tampered(change: (out: string) => Promise<unknown>) {
    const root = await temporaryFolder()
    const out = join(root, 'dist')
    const site = { 'build-manifest.json': '{}', 'index.html': 'home', 'page.html': 'page', '404.html': 'not found' }
    await writeFiles(out, site)
    await writeFiles(root, { 'secret/key.html': 'secret', 'secret/key.txt': 'secret', 'secret/index.html': 'secret' })
    await change(out)
    return (await preview(out)).origin
  }

  test.each([
    ['a file', 'secret/key.txt', 'key.txt', '/key.txt'],
    ['a page', 'secret/key.html', 'key.html', '/key'],
    ['a page by its folder', 'secret', 'folder', '/folder'],
    ['a page by its folder, with a slash', 'secret', 'folder', '/folder/'],
    ['a file in a folder', 'secret', 'folder', '/folder/key.txt'],
    ['a page in a folder', 'secret', 'folder', '/folder/key'],
    ['the 404 page', 'secret/key.html', '404.html', '/none'],
  ])('%s behind a symbolic link', async (_, target, link, path) => {
    const origin = await tampered(async (out) => {
      await rm(join(out, link), { force: true })
      await symlink(join('..', target), join(out, link))
    })
    const { status, body } = await rawRequest(origin, path)
    expect(status).toBe(404)
    expect(body).not.toContain('secret')
  })

  test('though the output folder itself may be a link', async () => {
    const root = await temporaryFolder()
    await writeFiles(join(root, 'built'), { 'build-manifest.json': '{}', 'page.html': 'page' })
    await symlink('built', join(root, 'dist'))
    const { origin } = await preview(join(root, 'dist'))
    expect(await rawRequest(origin, '/page')).toMatchObject({ status: 200, body: 'page' })
  })

  test('a name that is too long for any file', async () => {
    const origin = await tampered(async () => {})
    expect((await rawRequest(origin, `/${'x'.repeat(5_000)}`)).status).toBe(404)
  })

  test('while a build swaps in its folder nothing is found, and afterwards everything', async () => {
    let folder = ''
    const origin = await tampered(async (out) => {
      folder = out
    })
    await rm(folder, { recursive: true })
    expect((await rawRequest(origin, '/page')).status).toBe(404)
    await mkdir(folder)
    await writeFiles(folder, { 'page.html': 'new page' })
    expect(await rawRequest(origin, '/page')).toMatchObject({ status: 200, body: 'new page' })
  })

  test.skipIf(process.getuid?.() === 0)('a file that cannot be read aborts its response, not the server', async () => {
    const origin = await tampered((out) => chmod(join(out, 'page.html'), 0))
    await rawRequest(origin, '/page').catch(() => undefined)
    expect(await rawRequest(origin, '/')).toMatchObject({ status: 200, body: 'home' })
  })
})

describe('changes since the site was built', () => {
  const built = new Date('2026-01-02T12:00:00Z')
  const [before, after] = [new Date('2026-01-02T11:59:59Z'), new Date('2026-01-02T12:00:01Z')]

  /** A project in which every file and folder is older than the output. */
  async function builtProject() {
    const root = await temporaryFolder()
    await writeFiles(root, {
      'dist/build-manifest.json': '{}',
      'data/site.yaml': '',
      'data/schema/site.json': '',
      'data/brands/vistaset.yaml': '',
      'templates/pages/home.tsx': '',
      'templates/static/.well-known/x': '',
    })
    const age = (path: string, time: Date) => utimes(join(root, path), time, time)
    const inputs = [
      'data/site.yaml',
      'data/schema/site.json',
      'data/schema',
      'data/brands/vistaset.yaml',
      'data/brands',
      'data',
    ]
    const templates = ['pages/home.tsx', 'pages', 'static/.well-known/x', 'static/.well-known', 'static', '.']
    for (const path of [...inputs, ...templates.map((name) => `templates/${name}`)]) await age(path, before)
    await age('dist', built)
    const changed = async () => (await preview(join(root, 'dist'), root)).changed
    return { root, age, changed }
  }

  test('none, though unchanged files in the output are older', async () => {
    const { age, changed } = await builtProject()
    await age('dist/build-manifest.json', new Date('2020-01-01T00:00:00Z'))
    expect(await changed()).toBeUndefined()
  })

  test.each([
    'data/site.yaml',
    'data/brands/vistaset.yaml',
    'templates/pages/home.tsx',
    'templates/static/.well-known/x',
  ])('%s that was edited', async (file) => {
    const { root, age, changed } = await builtProject()
    await age(file, after)
    expect(await changed()).toBe(join(root, file))
  })

  test('a folder from which a file was removed', async () => {
    const { root, age, changed } = await builtProject()
    await age('data/brands', after)
    expect(await changed()).toBe(join(root, 'data/brands'))
  })

  test('not the schemas for editors', async () => {
    const { age, changed } = await builtProject()
    await age('data/schema/site.json', after)
    await age('data/schema', after)
    expect(await changed()).toBeUndefined()
  })

  test('none after a build that had nothing to write', long, async () => {
    const { root } = await copyProject()
    const out = join(root, 'dist')
    await runCli(['--quiet'], root)
    const manifest = await stat(join(out, 'build-manifest.json'))
    const now = new Date()
    await utimes(join(root, 'data/pricing.yaml'), now, now)
    expect((await preview(out, root)).changed).toBe(join(root, 'data/pricing.yaml'))
    await runCli(['--quiet'], root)
    expect((await stat(join(out, 'build-manifest.json'))).mtimeMs).toBe(manifest.mtimeMs)
    expect((await preview(out, root)).changed).toBeUndefined()
  })

  test('unknown if there are no data and templates next to it', async () => {
    const out = await temporaryFolder()
    await writeFiles(out, { 'build-manifest.json': '{}' })
    expect((await preview(out, join(out, 'nowhere'))).changed).toBeUndefined()
  })
})
