import { describe, expect, test } from 'vitest'
import { linksRule } from '../../../src/check/rules/links'
import { applyRules } from '../../../src/check/site/rule'
import { documentOf, faultsOf, home, renderedSite } from '../../support/rendered-site'

/** The dead links in a site: what they lead to, and where they are. */
async function deadLinks(...args: Parameters<typeof renderedSite>) {
  const faults = await faultsOf(linksRule, ...args)
  return faults.map(({ message, page: from }) => ({
    target: /found the address (.*), expected/.exec(message)?.[1],
    from,
  }))
}

/** The dead links in a site of two pages and some files, where `/x` has this body. */
async function deadIn(body: string, files: Record<string, string> = {}, siteUrl = home, head = '') {
  const pages = { '/': documentOf('<a href="#top">top</a>'), '/x': documentOf(body, head), '/404': documentOf('') }
  return deadLinks(pages, { files: { 'assets/a.png': '', ...files }, siteUrl })
}

describe('links', () => {
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
    const site = await renderedSite(pages)
    const redirects = [{ from: site.site.address('/old'), to: site.site.home }]
    const found = applyRules([linksRule], { ...site, site: { ...site.site, redirects } }).get(linksRule)
    expect(found?.map(({ message }) => message)).toEqual([expect.stringContaining('found the address /older,')])
  })

  test('reads style sheets', async () => {
    const files = { 'assets/a.css': '@import "b.css";a{src:url("gone.woff2")}', 'assets/b.css': '' }
    const head = '<link rel="stylesheet" href="/base/assets/a.css">'
    expect(await deadIn('', files, home, head)).toEqual([{ target: '/assets/gone.woff2', from: '/assets/a.css' }])
  })

  test('reads a style sheet whose name is not an address', async () => {
    const from = '/Über uns (2).css'
    expect(await deadIn('', { [from.slice(1)]: 'a{src:url("gone.png")}' })).toEqual([{ target: '/gone.png', from }])
  })

  test('reads the addresses in the head', async () => {
    const head = `<meta property="og:image" content="${home}/gone.png"><link rel="next" href="/base/gone">`
    expect((await deadIn('', {}, home, head)).map(({ target }) => target)).toEqual(['/gone', '/gone.png'])
  })

  test('works without a base path', async () => {
    const siteUrl = 'https://studio.test'
    const body = '<a href="/x">x</a><a href="https://studio.test/gone">x</a><a href="https://studio.test.com/x">x</a>'
    expect(await deadIn(body, {}, siteUrl)).toEqual([{ target: '/gone', from: '/x' }])
  })

  test('reports every page that has the dead link', async () => {
    const gone = documentOf('<a href="/base/gone">x</a>')
    const dead = await deadLinks({ '/': gone, '/x': gone, '/404': gone })
    expect(dead.map(({ from }) => from)).toEqual(['/', '/x', '/404'])
  })

  test('names the template and what was probably meant', async () => {
    const pages = { '/': documentOf(''), '/vistaski': documentOf('<a href="/base/vistasky">x</a>') }
    expect(await faultsOf(linksRule, pages)).toMatchObject([
      { severity: 'error', file: 'templates/vistaski.tsx', fix: 'Write /vistaski if that was meant' },
    ])
  })

  test.each([
    ['/vistaski.html', '/vistaski'],
    ['/vistaski/index.html#buy', '/vistaski'],
    ['/index.html', '/'],
  ])('offers the address of the page whose file %s is: %s', async (target, page) => {
    const link = documentOf(`<a href="/base${target}">x</a>`)
    const [fault] = await faultsOf(linksRule, { '/': documentOf(''), '/vistaski': link })
    expect(fault?.fix).toBe(`Write ${page} if that was meant`)
  })

  test('offers the address with the base path, if only that is missing', async () => {
    const pages = { '/': documentOf('<a href="/vistaski">x</a>'), '/vistaski': documentOf('') }
    const [fault] = await faultsOf(linksRule, pages)
    expect(fault?.fix).toBe('Write /base/vistaski if that was meant')
  })
})
