import { describe, expect, test } from 'vitest'
import { checkMovedPages } from '../../../src/build/plan/check-redirects'
import { addresses } from '../../../src/content/rules/address'
import { redirectsSchema } from '../../../src/content/schema/redirects'
import { parseSource } from '../../../src/content/source/parse-source'
import type { HostName } from '../../../src/hosts/host-names'
import { buildRedirects } from '../../../src/site/build-redirects'

function problemsOf(text: string, hosts: readonly HostName[] = ['github-pages']) {
  const parsed = parseSource('data/redirects.yaml', text)
  if (!('source' in parsed)) throw new Error('broken YAML')
  const data = redirectsSchema.parse(parsed.source.value)
  return checkMovedPages(parsed.source, buildRedirects(data, addresses('https://host.example/base')), hosts)
}

describe('old paths that GitHub Pages answers from one file are fine if they lead to one place', () => {
  test.each([
    ['with and without ending', '/about: /contact\n/about.html: /contact\n'],
    ['as the file of a folder', '/about: /contact\n/about/index.html: /contact\n/about.html: /contact\n'],
    ['by a chain', '/about.html: /about\n/about: /contact\n'],
    ['on another site', '/about: https://other.example/\n/about.html: https://other.example/\n'],
    ['different files', '/about: /contact\n/team: /domains\n/feed.xml: /\n'],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toEqual([])
  })
})

describe('if they lead to different places, the second is an error at its line', () => {
  test.each([
    ['/about: /contact\n/about.html: /team\n', 2, '/about.html', '/about', 'about.html'],
    ['/about.html: /contact\n/x: /y\n/about: /team\n', 3, '/about', '/about.html', 'about.html'],
    ['/about: /contact\n/about/index.html: /team\n', 2, '/about/index.html', '/about', 'about/index.html'],
    ['/about: /contact\n/About.html: /contact\n', 2, '/About.html', '/about', 'About.html'],
  ])('%j', (text, line, path, first, file) => {
    const which = `found ${path} and ${first}, which GitHub Pages answers from one file, ${file}`
    expect(problemsOf(text)).toEqual([
      {
        ...{ severity: 'error', file: 'data/redirects.yaml', line, field: path },
        message: `${which}, expected the same new path for both, in the same case`,
      },
    ])
  })

  test('each of them once, even if it has two files in common with the first', () => {
    const text = '/about: /contact\n/about.html: /team\n/ABOUT: /contact\n'
    expect(problemsOf(text).map(({ line }) => line)).toEqual([2, 3])
  })

  test('but not for hosts that redirect each path by itself', () => {
    expect(problemsOf('/about: /contact\n/about.html: /team\n', ['netlify', 'nginx'])).toEqual([])
  })
})
