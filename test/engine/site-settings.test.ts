import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { robotsTxt, securityTxt } from '../../src/assets/root-files'
import { checkFrame } from '../../src/build/plan/page-fields'
import { addresses } from '../../src/content/rules/address'
import { anchorsPath, pagePath } from '../../src/content/rules/paging'
import { folder } from '../../src/content/schema/kinds'
import { plainWords } from '../../src/content/schema/plain-words'
import { text } from '../../src/content/schema/scalars'
import { siteSettings } from '../../src/content/schema/settings'
import { slug } from '../../src/content/schema/slug'
import { oneOrMore } from '../../src/content/schema/text-lists'
import { slugOf } from '../../src/edit/slug-of'
import { startingFile } from '../../src/edit/starting-file'
import { githubPages } from '../../src/hosts/github-pages'
import { hostPolicy } from '../../src/hosts/host-policy'
import { InputError } from '../../src/lib/problem'
import { withPolicy } from '../../src/render/print/policy'
import { buildRedirects } from '../../src/site/build-redirects'
import type { Settings } from '../../src/site/define-site'
import { checkedSettings } from '../../src/site/site'

const usual: Settings = { url: 'https://shop.host', name: 'Shop', themeColor: { light: '#ffffff', dark: '#000000' } }

const refused = (more: object): string => {
  try {
    checkedSettings({ ...usual, ...more }, 'templates/site.ts')
    return 'nothing'
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

test('valid settings are left as they are', () => {
  const settings = { ...usual, locale: 'de-DE', currency: 'EUR', policy: { script: ['https://stats.host.com'] } }
  expect(checkedSettings(settings, 'templates/site.ts')).toBe(settings)
})

const origin = 'the https origin of another site, such as https://stats.host.com, without a path and without *'

test('settings that return nothing are refused', () => {
  const { error } = siteSettings.safeParse(undefined, { error: plainWords })
  expect(error?.issues[0]?.message).toBe('fields with their names')
})

test.each([
  [{ url: 'foo' }, 'url: found "foo", expected an address that starts with https://.'],
  [{ url: undefined }, 'url: missing, expected an address that starts with https://.'],
  [{ name: 5 }, 'name: found 5, expected text.'],
  [{ themeColor: undefined }, 'themeColor: missing, expected fields with their names.'],
  [
    { themeColor: { light: 'white', dark: '#000000' } },
    'themeColor.light: found "white", expected a colour such as #1b4d3e.',
  ],
  [
    { security: { email: 'security@shop.host', expires: '2020' } },
    'security.expires: found "2020", expected a calendar date written year-month-day, such as 2025-08-01.',
  ],
  [
    { refusedCrawlers: ['a\nAllow: /'] },
    'refusedCrawlers.0: found "a\\nAllow: /", expected a user agent of letters, digits, - _ and ., such as GPTBot.',
  ],
  [{ locale: 'de_DE' }, 'locale: found "de_DE", expected a language tag such as en-US, de-DE or fr.'],
  [{ currency: 'Euro' }, 'currency: found "Euro", expected the code of a currency such as USD, EUR or JPY.'],
  [{ policy: { script: ['http://a.host'] } }, `policy.script.0: found "http://a.host", expected ${origin}.`],
  [{ policy: { img: ['https://a.host/x'] } }, `policy.img.0: found "https://a.host/x", expected ${origin}.`],
  [{ policy: { frame: ['https://*.host'] } }, `policy.frame.0: found "https://*.host", expected ${origin}.`],
  [
    { policy: { scripts: [] } },
    'policy: found scripts, expected lists of https origins under script, connect, img, style, font or frame.',
  ],
])('%j is refused', (settings, message) => {
  expect(refused(settings)).toBe(`templates/site.ts settings.${message}`)
})

const policy = {
  script: ['https://stats.host.com'],
  connect: ['https://stats.host.com'],
  img: ['https://img.host'],
  style: ['https://css.host'],
  font: ['https://font.host'],
  frame: ['https://video.host', 'https://maps.host'],
}

test('pages allow the exceptions, each for its kind', () => {
  const html = withPolicy('<html><head></head></html>', policy)
  for (const directive of [
    "script-src 'self' https://stats.host.com;",
    'style-src https://css.host;',
    "img-src 'self' https://img.host;",
    "font-src 'self' https://font.host;",
    "connect-src 'self' https://stats.host.com;",
    'frame-src https://video.host https://maps.host;',
  ]) {
    expect(html).toContain(directive)
  }
})

const address = addresses('https://shop.host')
const redirects = buildRedirects({ '/old': '/' }, address)
const form = { urls: 'flat', precompressed: false, givenFiles: [] } as const
const policyOf = (settings: Settings) =>
  hostPolicy({ settings, names: {}, address, home: address('/'), redirects, model: {}, frame: {} }, form)

test('hosts allow frames of the exceptions, and none without any', () => {
  const headers = (settings: Settings) => policyOf(settings).headers[0]?.headers['Content-Security-Policy']
  expect(headers({ ...usual, policy })).toContain('frame-src https://video.host https://maps.host;')
  expect(headers(usual)).toContain("frame-src 'none';")
})

test('a page at an old path speaks the language of the site, or just its name', () => {
  const pageOf = (settings: Settings) => githubPages(policyOf(settings))['old.html']
  expect(pageOf({ ...usual, locale: 'de-DE', movedNote: 'Diese Seite ist umgezogen' })).toMatch(
    /<html lang="de">.*<title>Diese Seite ist umgezogen<\/title>.*<p>Diese Seite ist umgezogen: <a /s,
  )
  expect(pageOf(usual)).toMatch(/<html lang="en">.*<title>Shop<\/title>.*<p>Shop: <a /s)
})

test('robots.txt says why it refuses crawlers, on one line', () => {
  expect(robotsTxt({ refusedCrawlers: ['GPTBot'], refusedCrawlersNote: 'Kein\nTraining.' })).toBe(
    '# Kein Training.\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n',
  )
  expect(robotsTxt({ refusedCrawlers: ['GPTBot'] })).toMatch(/^User-agent: GPTBot\n/)
})

test('security.txt names the language of the site', () => {
  const security = { email: 'a@shop.host', expires: '2027-07-31' }
  expect(securityTxt(security, address, 'de-DE')).toContain('Preferred-Languages: de\n')
  expect(securityTxt(security, address)).toContain('Preferred-Languages: en\n')
})

test('pages of a list at the home page are directly below it', () => {
  expect([pagePath('/', 1), pagePath('/', 2), pagePath('/list', 2), anchorsPath('/')]).toEqual([
    '/',
    '/2',
    '/list/2',
    '/index-anchors.json',
  ])
})

test('a new record has values that its schema accepts: a field that does not accept TODO has the value of another record', () => {
  const schema = z.strictObject({ name: text, group: slug, tags: oneOrMore(slug), other: slug })
  const kind = folder('products', schema)
  const like = { name: 'Saw', group: 'wood', tags: ['hand'] }
  expect(parse(startingFile(kind, { slug: 'new-one', title: 'Axe', today: '2025-08-01', like }))).toEqual({
    name: 'Axe',
    group: 'wood',
    tags: ['hand'],
    other: 'todo',
  })
})

test('an address has German letters as German writes them, on a German site', () => {
  expect([slugOf('Große Säge', '-', 'de-AT'), slugOf('Große Säge', '-'), slugOf('Öl', '', 'de')]).toEqual([
    'grosse-saege',
    'grosse-sage',
    'oel',
  ])
})

test('the data of header and footer must be plain', () => {
  expect(() => checkFrame({ frame: { links: [{ title: 'a' }] } }, 'templates/site.ts')).not.toThrow()
  expect(() => checkFrame({ frame: { links: [{ open: () => 1 }] } }, 'templates/site.ts')).toThrow(
    'templates/site.ts frame.links.0.open: found a function, expected plain data',
  )
})
