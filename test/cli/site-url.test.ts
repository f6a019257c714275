import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { filesIn, sharedFolder } from '../support/folder'
import { long } from '../support/long'
import { runCli } from '../support/run-cli'

const origin = 'https://host.example'
const out = join(await sharedFolder(), 'dist')
const read = (file: string) => readFile(join(out, file), 'utf8')
const pages = new Map<string, string>()

beforeAll(async () => {
  const { exitCode } = await runCli(['--site-url', `${origin}/base`, '--out', out, '--quiet'], process.cwd())
  expect(exitCode).toBe(0)
  for (const file of (await filesIn(out)).filter((name) => name.endsWith('.html'))) pages.set(file, await read(file))
})

/** The values of all attributes of a page, and every text in its structured data. */
const attributesOf = (html: string) => [...html.matchAll(/\s[a-z-]+="([^"]*)"/g)].map(([, value = '']) => value)
const jsonLdOf = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].join()
const urlsIn = (text: string) => [...text.matchAll(/https?:\/\/[^"<>\s]+/g)].map(([url]) => url)
const isOurs = (url: string) => /^https?:\/\/(host\.example|www\.example\.com)/.test(url)
const isUnderBase = (url: string) => url === `${origin}/base` || url.startsWith(`${origin}/base/`)

describe('under --site-url https://host.example/base', () => {
  test('a notice says where robots.txt and security.txt must be', long, async () => {
    const build = async (siteUrl: string) => {
      const { stdout } = await runCli(['--site-url', siteUrl, '--out', out, '--json'], process.cwd())
      return JSON.parse(stdout).notices.map(({ message }: { message: string }) => message)
    }
    const notice = expect.stringMatching(
      /robots\.txt to https:\/\/host\.example\/robots\.txt and .* to https:\/\/host\.example\/\.well-known\/security\.txt$/,
    )
    expect(await build(`${origin}/base`)).toContainEqual(notice)
    expect(await build(origin)).not.toContainEqual(notice)
    expect(await build(`${origin}/base`)).toContainEqual(notice)
  })

  test('the same files are written as without it: the base path is up to the host', async () => {
    const plain = (files: string[]) => files.map((file) => file.replace(/-[0-9a-f]{10}\./, '.'))
    expect(plain(await filesIn(out))).toEqual(plain(await filesIn(inject('realSite'))))
  })

  test('every link and every file of a page begins with the base path', () => {
    for (const [file, html] of pages) {
      const local = attributesOf(html).filter((value) => value.startsWith('/'))
      expect(local.length, file).toBeGreaterThan(10)
      expect(
        local.filter((value) => value !== '/base' && !value.startsWith('/base/')),
        file,
      ).toEqual([])
    }
  })

  test('every link and every file of a page exists', async () => {
    const files = new Set(await filesIn(out))
    for (const [file, html] of pages) {
      const local = attributesOf(html).filter((value) => value.startsWith('/base/'))
      const paths = local.map((value) => new URL(value, origin).pathname.slice('/base/'.length))
      expect(
        paths.filter((path) => !files.has(path || 'index.html') && !files.has(`${path}.html`)),
        file,
      ).toEqual([])
    }
  })

  test('canonical addresses, share addresses and structured data use it', () => {
    for (const [file, html] of pages) {
      const urls = [...attributesOf(html), ...urlsIn(jsonLdOf(html))].filter(isOurs)
      expect(urls.length, file).toBeGreaterThan(4)
      expect(
        urls.filter((url) => !isUnderBase(url)),
        file,
      ).toEqual([])
    }
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(pages.get('vistaset.html') ?? '')?.[1]
    expect(canonical).toBe(`${origin}/base/vistaset`)
  })

  test.each(['sitemap.xml', 'robots.txt', '.well-known/security.txt'])('the addresses in %s use it', async (file) => {
    const urls = urlsIn(await read(file)).filter((url) => !url.includes('sitemaps.org'))
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.filter((url) => !isUnderBase(url))).toEqual([])
  })

  test('the addresses in the manifest use it', async () => {
    const { start_url, scope, icons } = JSON.parse(await read('site.webmanifest'))
    expect([start_url, scope]).toEqual(['/base/', '/base/'])
    expect(icons).toHaveLength(3)
    for (const { src } of icons) expect(src).toMatch(/^\/base\/assets\//)
  })

  test('the address in the data appears nowhere, not even in texts', async () => {
    const texts = (await filesIn(out)).filter((file) => /\.(html|xml|txt|webmanifest|js|css)$/.test(file))
    const naming = await Promise.all(
      texts.map(async (file) => ((await read(file)).includes('www.example.com') ? file : [])),
    )
    expect(naming.flat()).toEqual([])
  })
})
