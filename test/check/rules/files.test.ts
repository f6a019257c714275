import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { budgetsRule } from '../../../src/check/rules/budgets'
import { robotsRule, sitemapRule } from '../../../src/check/rules/search-engines'
import { changed, dataWith, documentOf, home, type renderedSite, wordsOf } from '../../support/rendered-site'

const hidden = documentOf('', '<meta name="robots" content="noindex, nofollow">')
const pages = { '/': documentOf(''), '/a': documentOf(''), '/404': hidden }

describe('sitemap', () => {
  const of = (given: Parameters<typeof renderedSite>[1] = {}) =>
    wordsOf(sitemapRule, pages, { today: '2025-08-02', ...given, given: { '/404': { noindex: true }, ...given.given } })

  test.each<readonly [name: string, given: { noindex?: boolean; updated?: string }, messages: readonly RegExp[]]>([
    ['every indexable page', { updated: '2025-08-02' }, []],
    [
      'a page too few',
      { noindex: true },
      [/^error \/a templates\/a\.tsx: found an indexable page that the sitemap does/],
    ],
  ])('%s', async (_, given, messages) => {
    expect(await of({ given: { '/a': given } })).toEqual(messages.map((message) => expect.stringMatching(message)))
  })

  test('a page that is not for search engines', async () => {
    expect(await of({ given: { '/404': {} } })).toEqual([
      expect.stringMatching(/^error \/404 templates\/404\.tsx: found a page in the sitemap that is not indexable/),
    ])
  })
})

describe('robots', () => {
  const siteUrl = new URL(home).origin

  test.each([
    [['GPTBot'], 0],
    [['GPTBot', '*'], 1],
  ])('refuses %j', async (refusedCrawlers, count) => {
    const data = await dataWith(({ site }) => ({ site: changed(site, { refusedCrawlers }) }))
    expect(await wordsOf(robotsRule, pages, { data, siteUrl })).toHaveLength(count)
    expect(await wordsOf(robotsRule, { '/': hidden }, { data, siteUrl })).toEqual([])
  })

  test('below a base path, a notice says where it and security.txt must be', async () => {
    expect(await wordsOf(robotsRule, pages)).toEqual([
      'notice /robots.txt: found the base path /base/, below which crawlers do not look for robots.txt and .well-known/security.txt, ' +
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
