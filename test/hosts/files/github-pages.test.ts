import { expect, test } from 'vitest'
import { githubPages } from '../../../src/hosts/github-pages'
import { deliveredByCloudflare, withoutMarks } from '../../support/cloudflare-mail'
import { parseDocument } from '../../support/parse-document'
import { examplePolicy, textOf } from './example-policy'

const pathsOf = async (siteUrl: string, redirects: Record<string, string> = {}) =>
  Object.keys(githubPages(await examplePolicy(siteUrl, redirects)))

test.each([
  ['a domain of its own', 'https://www.example.com', ['.nojekyll', 'CNAME']],
  ['the domain of an account', 'https://studio.github.io', ['.nojekyll']],
  ['a project of an account', 'https://studio.github.io/site', ['.nojekyll']],
  ['a folder of a domain', 'https://www.example.com/site', ['.nojekyll']],
])('%s', async (_, siteUrl, paths) => {
  expect(await pathsOf(siteUrl)).toEqual(paths)
})

test('CNAME names the domain', async () => {
  expect(textOf(githubPages(await examplePolicy()), 'CNAME')).toBe('www.example.com\n')
})

test('an old path is a page in both forms, and an old file name is a file', async () => {
  const paths = await pathsOf('https://studio.github.io', { '/old': '/vistaset', '/a/b.html': '/', '/feed.xml': '/' })
  expect(paths.slice(1)).toEqual(['old.html', 'old/index.html', 'a/b.html', 'feed.xml.html', 'feed.xml/index.html'])
})

test.each([
  ['with and without ending', ['/about', '/about.html'], ['about.html', 'about/index.html']],
  ['also as the file of a folder', ['/about/index.html', '/about'], ['about/index.html', 'about.html']],
  ['all three', ['/about', '/about.html', '/about/index.html'], ['about.html', 'about/index.html']],
])('an old path %s is written once', async (_, from, files) => {
  const redirects = Object.fromEntries(from.map((path) => [path, '/contact']))
  const paths = await pathsOf('https://studio.github.io', redirects)
  expect(paths.slice(1)).toEqual(files)
})

test('the page at an old path redirects browsers, search engines and people', async () => {
  const policy = await examplePolicy('https://www.example.com/base', {
    '/old': '/vistaset',
    '/away': "https://other.example/?q=1&r='2'&copy=3",
  })
  const files = githubPages(policy)
  const leads = ['old.html', 'away/index.html'].map((path) => {
    const document = parseDocument(textOf(files, path))
    return {
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      refresh: document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content'),
      policy: document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content'),
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
      link: document.querySelector('a')?.getAttribute('href'),
    }
  })
  const away = "https://other.example/?q=1&r='2'&copy=3"
  expect(leads).toEqual([
    {
      canonical: 'https://www.example.com/base/vistaset',
      refresh: '0; url=/base/vistaset',
      policy: "default-src 'none'",
      robots: 'noindex',
      link: '/base/vistaset',
    },
    { canonical: away, refresh: `0; url=${away}`, policy: "default-src 'none'", robots: 'noindex', link: away },
  ])
})

test('a part of a new address that looks like a mail address is left alone by Cloudflare', async () => {
  const policy = await examplePolicy('https://studio.github.io', { '/old': 'https://cdn.example/npm/vue@3.4.1' })
  const page = textOf(githubPages(policy), 'old.html')
  expect(deliveredByCloudflare(page)).toBe(page)
  expect(deliveredByCloudflare(withoutMarks(page))).not.toBe(withoutMarks(page))
})
