import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { budgetsRule } from '../../../src/check/rules/budgets'
import { robotsRule, sitemapRule } from '../../../src/check/rules/search-engines'
import { changed, dataWith, documentOf, home, wordsOf } from '../../support/rendered-site'
import type { Data } from '../../support/site-from'

const hidden = documentOf('', '<meta name="robots" content="noindex, nofollow">')
const pages = { '/': documentOf(''), '/a': documentOf(''), '/404': hidden }

describe('sitemap', () => {
  const entry = (path: string, day = '2025-08-01') => `<url><loc>${home}${path}</loc><lastmod>${day}</lastmod></url>`
  const of = (...entries: readonly string[]) =>
    wordsOf(sitemapRule, pages, {
      files: { 'sitemap.xml': `<urlset>\n${entries.join('\n')}</urlset>` },
      today: '2025-08-02',
    })

  test.each<readonly [name: string, entries: readonly string[], messages: readonly RegExp[]]>([
    ['every indexable page', [entry('/'), entry('/a', '2025-08-02')], []],
    [
      'a page too few',
      [entry('/')],
      [/^error \/a templates\/a\.tsx: found an indexable page that the sitemap does not list/],
    ],
    [
      'a page that is not for search engines',
      [entry('/'), entry('/a'), entry('/404')],
      [/^error \/sitemap\.xml: found .*\/404, expected only/],
    ],
    [
      'a page that does not exist',
      [entry('/'), entry('/a'), entry('/b')],
      [/^error \/sitemap\.xml: found .*\/b, expected only/],
    ],
    ['a page in another form', [entry('/'), entry('/a/')], [/^error \/a /, /found .*\/a\/, expected only/]],
    ['a page twice', [entry('/'), entry('/a'), entry('/a')], [/^error \/sitemap\.xml: found .*\/a twice/]],
    [
      'a future date',
      [entry('/'), entry('/a', '2025-08-04')],
      [/^warning \/a templates\/a\.tsx: found 2025-08-04 as .* expected one up to 2025-08-03/],
    ],
    ['tomorrow, which has begun elsewhere', [entry('/'), entry('/a', '2025-08-03')], []],
    [
      'a day that does not exist',
      [entry('/'), entry('/a', '2025-02-29')],
      [/^warning \/a templates\/a\.tsx: found 2025-02-29 as/],
    ],
    ['no day', [entry('/', ''), entry('/a')], [/^warning \/ templates\/index\.tsx: found nothing as/]],
  ])('%s', async (_, entries, messages) => {
    expect(await of(...entries)).toEqual(messages.map((message) => expect.stringMatching(message)))
  })

  test('a future date is reported in the template, and by the rule about dates if a data file has it', async () => {
    const day = '2025-08-04'
    const files = { 'sitemap.xml': `${entry('/')}${entry('/a', day)}` }
    const said = async (change: (data: Data) => Partial<Data>) =>
      wordsOf(sitemapRule, pages, { files, data: await dataWith(change), today: '2025-08-02' })
    expect(await said(() => ({}))).toEqual([
      expect.stringMatching(/^warning \/a templates\/a\.tsx: found 2025-08-04 as/),
    ])
    expect(await said(({ pricing }) => ({ pricing: changed(pricing, { updated: day }) }))).toEqual([])
  })

  test('that is an index stands for its parts, which must all exist', async () => {
    const index = [1, 2].map((part) => `<sitemap><loc>${home}/sitemap-${part}.xml</loc></sitemap>`).join('')
    const files = {
      'sitemap.xml': `<sitemapindex>${index}</sitemapindex>`,
      'sitemap-1.xml': `<urlset>${entry('/')}</urlset>`,
    }
    const words = (more: Record<string, string>) => wordsOf(sitemapRule, pages, { files: { ...files, ...more } })
    expect(await words({ 'sitemap-2.xml': `<urlset>${entry('/a')}</urlset>` })).toEqual([])
    expect(await words({})).toEqual([expect.stringMatching(/^error \/a .*does not list/)])
  })

  test('no sitemap, which only a preview may lack', async () => {
    const missing = ['error /sitemap.xml: found no sitemap.xml, expected one']
    expect(await wordsOf(sitemapRule, pages)).toEqual(missing)
    expect(await wordsOf(sitemapRule, { '/': hidden })).toEqual(missing)
    expect(await wordsOf(sitemapRule, { '/': hidden }, { isPreview: true })).toEqual([])
  })
})

describe('robots', () => {
  const siteUrl = new URL(home).origin
  const sitemap = `Sitemap: ${siteUrl}/sitemap.xml`
  const of = (text: string, shown: Record<string, string> = pages) =>
    wordsOf(robotsRule, shown, { siteUrl, files: { 'robots.txt': text } })

  test.each([
    ['everybody may in', `User-agent: *\nAllow: /\n\n${sitemap}\n`, 0],
    ['some may not', `User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private\n\n${sitemap}`, 0],
    ['no sitemap', 'User-agent: *\nAllow: /\n', 1],
    ['the sitemap of another site', 'Sitemap: https://a.com/sitemap.xml', 1],
    ['nobody may in', `User-agent: *\nDisallow: /\n\n${sitemap}`, 1],
    ['nothing', '', 1],
  ])('%s', async (_, text, count) => {
    expect(await of(text)).toHaveLength(count)
  })

  test('a preview that must not be indexed may block all crawlers, and names no sitemap', async () => {
    expect(await of(`User-agent: *\nDisallow: /\n\n${sitemap}`, { '/': hidden })).toEqual([])
    const files = { 'robots.txt': 'User-agent: *\nAllow: /\n' }
    expect(await wordsOf(robotsRule, { '/': hidden }, { files, isPreview: true })).toEqual([])
  })

  test('below a base path, a notice says where it and security.txt must be', async () => {
    const files = { 'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${home}/sitemap.xml\n` }
    expect(await wordsOf(robotsRule, pages, { files })).toEqual([
      'notice /robots.txt: found the base path /base/, below which crawlers do not look for robots.txt and security.txt, ' +
        'expected copies at the root of the host: from the output folder, copy robots.txt to https://studio.test/robots.txt ' +
        'and .well-known/security.txt to https://studio.test/.well-known/security.txt',
    ])
  })
})

describe('budgets', () => {
  /** Incompressible text: in base 64, it weighs as many bytes as it contains. */
  const noise = (bytes: number) => randomBytes(bytes).toString('base64')
  const of = (body: string, files = {}, path = '/x') => wordsOf(budgetsRule, { [path]: documentOf(body) }, { files })

  test('a page within its budget', async () => {
    expect(await of(noise(13_000))).toEqual([])
  })

  test('a page above it is reported with its parts, the heaviest first', async () => {
    const body = `<script src="/base/assets/a.js"></script><link rel="stylesheet" href="/base/assets/a.css">${noise(500)}`
    const words = await of(body, { 'assets/a.js': noise(1000), 'assets/a.css': noise(14_000) })
    expect(words).toEqual([
      expect.stringMatching(
        /^warning \/x templates\/x\.tsx: found a first load of 1\d,\d{3} bytes \(assets\/a\.css 14,\d{3}, assets\/a\.js [\d,]+, x\.html [\d,]+\), expected at most 14,336$/,
      ),
    ])
  })

  test('styles in the page are measured separately', async () => {
    expect((await of(`<style>${noise(15_000)}</style>`)).join()).toMatch(/; its styles alone 15,\d{3}\)/)
  })

  test('a page for reading may be three times as large', async () => {
    expect(await of(noise(40_000), {}, '/domains')).toEqual([])
    expect(await of(noise(44_000), {}, '/domains')).toHaveLength(1)
  })

  test('a script above its budget', async () => {
    expect(await of('<script src="/base/assets/a.js"></script>', { 'assets/a.js': noise(3000) })).toEqual([
      expect.stringMatching(/found assets\/a\.js of 3,\d{3} bytes, expected at most 2,048/),
    ])
  })

  test.each([
    ['one at theirs', { f: 30_720 }, []],
    ['several at theirs', { f: 20_000, g: 10_720 }, []],
    ['one above it', { f: 30_721 }, ['fonts of 30,721 bytes (assets/f.woff2 30,721)']],
    ['several above it', { f: 1, g: 30_720 }, ['fonts of 30,721 bytes (assets/g.woff2 30,720, assets/f.woff2 1)']],
  ])('fonts, all together: %s', async (_, fonts, found) => {
    const files = Object.entries(fonts).map(([name, bytes]) => [`assets/${name}.woff2`, randomBytes(bytes)])
    const told = found.map((words) => expect.stringContaining(`found ${words}, expected at most 30,720`))
    expect(await of('', Object.fromEntries(files))).toEqual(told)
  })
})
