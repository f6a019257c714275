import { describe, expect, test } from 'vitest'
import { fragmentsRule, orphansRule } from '../../../src/check/rules/links'
import { outboundRule } from '../../../src/check/rules/outbound'
import { contactSaying } from '../../support/data-saying'
import { sourceOf } from '../../support/parsed-text'
import { documentOf, home, renderedSite, wordsOf } from '../../support/rendered-site'

describe('fragments', () => {
  test.each([
    ['a place on the page itself', '<p id="a"></p><a href="#a">a</a>', 0],
    ['a place on another page', '<a href="/base/other#there">a</a>', 0],
    ['the same as an absolute address', `<a href="${home}/other#there">a</a>`, 0],
    ['an id with a sign in it', '<p id="é"></p><a href="#%C3%A9">a</a>', 0],
    ['the top, words, and nothing', '<a href="#top">a</a><a href="#:~:text=x">a</a><a href="#">a</a>', 0],
    ['a place on another site', '<a href="https://a.com/#x">a</a>', 0],
    ['no such place on the page itself', '<a href="#gone">a</a>', 1],
    ['no such place on another page', '<a href="/base/other#gone">a</a>', 1],
    ['another case', '<a href="/base/other#There">a</a>', 1],
  ])('%s', async (_, body, count) => {
    const words = await wordsOf(fragmentsRule, {
      '/x': documentOf(body),
      '/other': documentOf('<p id="there"></p>'),
    })
    expect(words).toHaveLength(count)
    expect(words.filter((line) => !line.startsWith('error /x templates/x.tsx: found a link to '))).toEqual([])
  })
})

describe('orphans', () => {
  const hidden = '<meta name="robots" content="noindex, nofollow">'

  test('are pages that cannot be reached from home, even if they link to each other', async () => {
    const words = await wordsOf(orphansRule, {
      '/': documentOf('<a href="/base/a#x">a</a>'),
      '/a': documentOf('<a href="b">b</a>'),
      '/b': documentOf(''),
      '/c': documentOf('<a href="/base/d">d</a>'),
      '/d': documentOf('<a href="/base/c">c</a><a href="/base/">home</a>'),
    })
    expect(words.map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['warning', '/c'],
      ['warning', '/d'],
    ])
  })

  test('error pages and pages that search engines do not list may be unlinked', async () => {
    expect(
      await wordsOf(orphansRule, { '/': documentOf(''), '/404': documentOf(''), '/m': documentOf('', hidden) }),
    ).toEqual([])
  })
})

describe('outbound', () => {
  const dead = (url: string, ...pages: readonly string[]) => {
    return { url, pages, isAlive: false, isReached: true, answer: '404' }
  }
  const outbound = [
    dead('https://a.com/', '/', '/x'),
    { url: 'https://b.com/', pages: ['/'], isAlive: true, isReached: true, answer: '403' },
  ]
  const pages = { '/': documentOf(''), '/x': documentOf('') }
  const message = 'found a link to https://a.com/, which answers 404, expected a page'

  test('reports every page with a dead link, once for the link', async () => {
    expect(await wordsOf(outboundRule, pages, { outbound })).toEqual([
      `warning / templates/index.tsx: ${message}`,
      `warning /x templates/index.tsx: ${message}`,
    ])
  })

  const terms = { '/x': sourceOf('data/legal/terms.md', '---\ntitle: Terms\n---\nOne\n[two](https://a.com/#top)\n') }

  test('reports a link of a legal text at its line there', async () => {
    expect(await wordsOf(outboundRule, pages, { outbound, sources: terms })).toEqual([
      `warning / data/legal/terms.md:5: ${message}`,
      `warning /x data/legal/terms.md:5: ${message}`,
    ])
  })

  test('reports a link of the data at its field, also if a legal text has it, too', async () => {
    const data = await contactSaying('https://a.com/#us')
    expect(await wordsOf(outboundRule, pages, { outbound, data, sources: terms })).toEqual([
      `warning / data/contact.yaml:3: ${message}`,
      `warning /x data/contact.yaml:3: ${message}`,
    ])
  })

  test('reports links that are made of the data once, where they come from', async () => {
    const asked = (domain: string) => `https://www.godaddy.com/domainsearch/find?domainToCheck=${domain}`
    const answers = [
      dead(asked('vistaski.com'), '/'),
      dead(asked('x%C3%A4.com'), '/x'),
      dead('https://vistaski.com/', '/'),
      dead('https://instagram.com/northmarkstudio', '/'),
    ]
    const words = await wordsOf(outboundRule, pages, { outbound: answers })
    expect(words.map((line) => line.replace(/(?<=\.yaml:)\d+/, 'n'))).toEqual([
      `warning / data/site.yaml:n: found 2 links to ${asked('vistaski.com')}, ${asked('x%C3%A4.com')}, which answer 404, expected a page`,
      `warning /x data/site.yaml:n: found 2 links to ${asked('vistaski.com')}, ${asked('x%C3%A4.com')}, which answer 404, expected a page`,
      'warning / data/brands/vistaski.yaml:n: found a link to https://vistaski.com/, which answers 404, expected a page',
      'warning / data/site.yaml:n: found a link to https://instagram.com/northmarkstudio, which answers 404, expected a page',
    ])
  })

  test('without a network, says so in one sentence', async () => {
    const none = (url: string) => ({ ...dead(url, '/'), isReached: false, answer: 'with no page (ENOTFOUND)' })
    const lost = ['https://a.com/', 'https://a.com/x', 'https://b.com/'].map(none)
    expect(await wordsOf(outboundRule, pages, { outbound: lost })).toEqual([
      'warning : found that none of the 2 other sites that pages link to can be reached (the first answers with no page (ENOTFOUND)), expected a connection to the internet',
    ])
    // One site may be gone.
    expect(await wordsOf(outboundRule, pages, { outbound: lost.slice(0, 2) })).toHaveLength(2)
    expect(await wordsOf(outboundRule, pages, { outbound: [...lost, dead('https://c.com/', '/')] })).toHaveLength(4)
  })

  test('reports nothing if no requests were made', async () => {
    expect(await wordsOf(outboundRule, pages)).toEqual([])
  })
})

test('checking fragments does not look through all pages for each of many links', async () => {
  const links = Array.from({ length: 20 }, (_, index) => `<a href="/base/${index}#a">a</a>`).join('')
  const html = documentOf(`<p id="a"></p>${links}`)
  const site = await renderedSite(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`/${index}`, html])))
  let looks = 0
  for (const page of site.pages) {
    const { path } = page
    const get = () => {
      looks++
      return path
    }
    Object.defineProperty(page, 'path', { get })
  }
  expect(site.pages.flatMap((page) => fragmentsRule.findOn?.(page, site) ?? [])).toEqual([])
  expect(looks).toBe(0)
})
