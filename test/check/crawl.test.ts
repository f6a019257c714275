import { describe, expect, test, vi } from 'vitest'
import { crawl } from '../../src/check/site/crawl'
import { documentOf, home, renderedSite } from '../support/rendered-site'

/** The dead links in a site of two pages and some files, where `/x` has this body. */
async function deadIn(body: string, files: Record<string, string> = {}, siteUrl = home, head = '') {
  const pages = { '/': documentOf('<a href="#top">top</a>'), '/x': documentOf(body, head), '/404': documentOf('') }
  return crawl(await renderedSite(pages, { files: { 'assets/a.png': '', ...files }, siteUrl }))
}

describe('the crawl of a site', () => {
  test.each([
    ['a page', '<a href="/base/x">x</a><a href="x?q=1#y">x</a>'],
    ['the home page', `<a href="/base/">home</a><a href="${home}/">home</a><a href="${home}">home</a>`],
    ['a place on the page', '<a href="#here">here</a>'],
    ['an image in two sizes', '<img src="/base/assets/a.png" srcset="/base/assets/a.png 1x, assets/a.png 2x">'],
    [
      'other sites, mail and code, which it leaves alone',
      '<a href="https://a.invalid/">a</a><a href="mailto:a@b.com">b</a>',
    ],
    ['the host above the base path', '<a href="https://studio.test/gone">a</a>'],
    ['a neighbour whose address begins alike', `<a href="${home}-2/gone">a</a>`],
  ])('finds %s', async (_, body) => {
    expect(await deadIn(body)).toEqual([])
  })

  test.each([
    ['a link', '<a href="/base/gone">x</a>', '/gone'],
    ['a link that forgets the base path', '<a href="/x">x</a>', '/x'],
    ['a link in another form', '<a href="/base/x/">x</a>', '/x/'],
    ['an image', '<img src="/base/assets/gone.png">', '/assets/gone.png'],
    ['the larger of two images', '<img srcset="/base/assets/a.png 1x, /base/assets/gone.png 2x">', '/assets/gone.png'],
    ['a script', '<script src="/base/gone.js"></script>', '/gone.js'],
    ['an address of the site as published', `<a href="${home}/gone">x</a>`, '/gone'],
    ['a picture in the styles of a page', '<style>a{background:url(/base/gone.png)}</style>', '/gone.png'],
    ['a film', '<video poster="/base/gone.png"></video>', '/gone.png'],
    ['percent signs that make no sense', '<a href="/base/%E0%A4%A">x</a>', '/%E0%A4%A'],
  ])('reports the missing target of %s', async (_, body, target) => {
    expect(await deadIn(body)).toEqual([{ target, from: '/x' }])
  })

  test('reports an address of nothing but slashes', async () => {
    const site = 'https://studio.test'
    expect(await deadIn(`<a href="${site}//">x</a>`, {}, site)).toEqual([{ target: '//', from: '/x' }])
  })

  test('treats an old path that hosts redirect as answered, also with a trailing slash', async () => {
    const pages = { '/': documentOf('<a href="/base/old">a</a><a href="/base/old/">b</a><a href="/base/older">c</a>') }
    const { site, ...rendered } = await renderedSite(pages)
    const redirects = [{ from: site.address('/old'), to: site.home }]
    expect(await crawl({ ...rendered, site: { ...site, redirects } })).toEqual([{ target: '/older', from: '/' }])
  })

  test('reads style sheets', async () => {
    const files = { 'assets/a.css': '@import "b.css";a{src:url("gone.woff2")}', 'assets/b.css': '' }
    const head = '<link rel="stylesheet" href="/base/assets/a.css">'
    expect(await deadIn('', files, home, head)).toEqual([{ target: '/assets/gone.woff2', from: '/assets/a.css' }])
  })

  test('reads a style sheet whose name is not an address', async () => {
    const from = '/Über uns (2).css'
    expect(await deadIn('', { [from.slice(1)]: 'a{src:url("gone.png")}' })).toEqual([
      { target: '/gone.png', from: encodeURI(from) },
    ])
  })

  test('reads the addresses in head and structured data', async () => {
    const json = JSON.stringify({ '@type': 'WebPage', url: `${home}/gone` })
    const head = `<meta property="og:image" content="${home}/gone.png"><script type="application/ld+json">${json}</script>`
    expect((await deadIn('', {}, home, head)).map(({ target }) => target)).toEqual(['/gone', '/gone.png'])
  })

  test('works without a base path', async () => {
    const siteUrl = 'https://studio.test'
    const body = '<a href="/x">x</a><a href="https://studio.test/gone">x</a><a href="https://studio.test.com/x">x</a>'
    expect(await deadIn(body, {}, siteUrl)).toEqual([{ target: '/gone', from: '/x' }])
  })

  test('reports every page that has the dead link', async () => {
    const gone = documentOf('<a href="/base/gone">x</a>')
    const dead = await crawl(await renderedSite({ '/': gone, '/x': gone, '/404': gone }))
    expect(dead.map(({ from }) => from)).toEqual(['/', '/404', '/x'])
  })

  test('reports every page of many that has the dead link, and its progress', async () => {
    const body = documentOf('<a href="/base/gone">x</a><a href="/base/p7">y</a>')
    const paths = Array.from({ length: 60 }, (_, index) => `/p${index}`)
    const told: string[] = []
    const site = await renderedSite(Object.fromEntries(paths.map((path) => [path, body])))
    const dead = await crawl(site, (done, all) => told.push(`${done} of ${all}`))
    expect(dead.map(({ target }) => target)).toEqual(paths.map(() => '/gone'))
    expect(dead.map(({ from }) => from)).toEqual(paths.sort())
    expect(told).toEqual(['0 of 60', '25 of 60', '50 of 60'])
  })

  test('requests a common target of many pages once', async () => {
    const asked: string[] = []
    const body = documentOf('<img src="/base/assets/a.png">')
    const paths = Array.from({ length: 60 }, (_, index) => `/p${index}`)
    const site = await renderedSite(Object.fromEntries(paths.map((path) => [path, body])), {
      files: { 'assets/a.png': '' },
    })
    const fileOf = new (class extends Map<string, string> {
      override get(path: string) {
        asked.push(path)
        return super.get(path)
      }
    })(site.fileOf)
    expect(await crawl({ ...site, fileOf })).toEqual([])
    expect(asked.sort()).toEqual([...paths, '/assets/a.png'].sort())
  })

  test('contacts only its own server, whatever proxy the environment names', async () => {
    vi.stubEnv('http_proxy', 'http://127.0.0.1:1')
    try {
      expect(await deadIn('<a href="/base/gone">x</a>')).toEqual([{ target: '/gone', from: '/x' }])
    } finally {
      vi.unstubAllEnvs()
    }
  })
})
