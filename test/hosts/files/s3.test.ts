import { execFile } from 'node:child_process'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { describe, expect, inject, test } from 'vitest'
import { headersAt } from '../../../src/hosts/host-policy'
import { s3 } from '../../../src/hosts/s3'
import type { UrlForm } from '../../../src/pages/page-paths'
import { filesIn, temporaryFolder, writeFiles } from '../../support/folder'
import { long } from '../../support/long'
import { routes } from '../../support/specified'
import { examplePolicy, manyRedirects, textOf, wild } from './example-policy'

const files = await filesIn(inject('realSite'))

/** The result of the function for a request: the key requested from S3, or the redirect. */
async function asked(base: string, urls: UrlForm = 'both', givenFiles = ['/.well-known/change-password']) {
  const policy = await examplePolicy(`https://host.example${base}`, undefined, { urls, givenFiles })
  const source = textOf(s3(policy), '_hosts/s3/cloudfront-function.js')
  return (uri: string, query?: string): string => {
    const event = { request: { uri, rawQueryString: () => query } }
    const result = runInNewContext(`${source}; handler(event)`, { event })
    return result.statusCode === undefined ? result.uri : `${result.statusCode} ${result.headers.location.value}`
  }
}

describe.each(['', '/base'])('the CloudFront function, under "%s"', (base) => {
  test('requests the file of every page, and any other file by its name', async () => {
    const keyOf = await asked(base)
    for (const route of routes) {
      expect(keyOf(`${base}${route}`)).toBe(route === '/' ? '/index.html' : `${route}.html`)
    }
    const others = files.filter((file) => !file.endsWith('.html'))
    for (const file of others) expect(keyOf(`${base}/${file}`)).toBe(`/${file}`)
  })

  test('requests a file without an extension by its name, unlike a page', async () => {
    const keyOf = await asked(base)
    expect(keyOf(`${base}/.well-known/change-password`)).toBe('/.well-known/change-password')
    expect(keyOf(`${base}/.well-known/change`)).toBe('/.well-known/change.html')
  })

  test('requests the file in a folder, if pages are written so', async () => {
    const keyOf = await asked(base, 'folder')
    expect([keyOf(`${base}/`), keyOf(`${base}/vistaset`)]).toEqual(['/index.html', '/vistaset/index.html'])
  })

  test.each([
    ['in a folder', 'both', ['/brochure/index.html'], '/brochure'],
    ['in a folder of a folder', 'flat', ['/a/b/index.html'], '/a/b'],
    ['in a folder with a dot in its name', 'folder', ['/v1.2/index.html'], '/v1.2'],
    ['flat', 'folder', ['/google123.html'], '/google123'],
    ['flat with a dot in its name', 'both', ['/v1.2.html'], '/v1.2'],
    ['flat, which other servers try first', 'both', ['/twice.html', '/twice/index.html'], '/twice'],
    ['flat, which they try first under any form', 'folder', ['/twice.html', '/twice/index.html'], '/twice'],
    ['without an extension, which they try before', 'folder', ['/twice', '/twice.html'], '/twice'],
    ['with a letter that is encoded', 'both', ['/café/index.html'], '/caf%C3%A9'],
    ['with the ending of a page', 'folder', ['/same/index.html'], '/same'],
  ] as const)('finds static HTML %s, under --urls %s', long, async (_, urls, given, address) => {
    const keyOf = await asked(base, urls, [...given])
    expect(keyOf(`${base}${address}`)).toBe(encodeURI(given[0]))
  })

  test('maps unknown paths to no existing file', async () => {
    const keyOf = await asked(base)
    for (const path of ['/missing', '/deep/missing/path']) {
      expect(files).not.toContain(keyOf(`${base}${path}`).slice(1))
    }
  })

  test.each([
    ['/old', `${base}/vistaset`],
    ['/old/', `${base}/vistaset`],
    ['/away', 'https://other.example/?q=1'],
    ['/wild', wild],
    ['/vistaset/', `${base}/vistaset`],
    ['/vistaset.html', `${base}/vistaset`],
    ['/vistaset/index.html', `${base}/vistaset`],
    ['/index.html', `${base}/`],
  ])('redirects visitors of %s to %s permanently', async (from, to) => {
    expect((await asked(base))(`${base}${from}`)).toBe(`301 ${to}`)
  })

  test('keeps the query in a redirect, unless the new address has one', async () => {
    const keyOf = await asked(base)
    expect(keyOf(`${base}/old`, 'utm=1')).toBe(`301 ${base}/vistaset?utm=1`)
    expect(keyOf(`${base}/away`, 'utm=1')).toBe('301 https://other.example/?q=1')
    expect(keyOf(`${base}/old`, '')).toBe(`301 ${base}/vistaset`)
  })

  test.each(['//other.example/', '//other.example/page.html'])(
    'redirects nobody to another site by %s',
    async (path) => {
      expect((await asked(base))(path)).not.toMatch(/^301 \/\//)
    },
  )
})

test('under a base path nothing outside of it is served, and the base path without a slash redirects home', async () => {
  const keyOf = await asked('/base')
  expect(files).not.toContain(keyOf('/vistaset').slice(1))
  expect(files).not.toContain(keyOf('/').slice(1))
  expect(keyOf('/base')).toBe('301 /base/')
})

const manyPages = Array.from({ length: 300 }, (_, index) => `/brochure-${index}/index.html`)

test.each([
  ['redirects', manyRedirects(600), {}],
  ['static pages of another form', {}, { givenFiles: manyPages }],
])('a function that CloudFront would reject for its %s is refused', async (_, redirects, form) => {
  const policy = await examplePolicy(undefined, redirects, form)
  expect(() => s3(policy)).toThrow(
    /found \d\d,\d{3} bytes in the CloudFront function, .* not named x\.html, expected at most 10,240/,
  )
})

test('static pages in the form of pages take no space in the function', async () => {
  const policy = await examplePolicy(undefined, {}, { urls: 'folder', givenFiles: manyPages })
  expect(() => s3(policy)).not.toThrow()
})

test.each([
  ['cloudfront-headers.json', '/'],
  ['cloudfront-headers-share.json', '/assets/share-1.png'],
])('%s lists all headers except the one that files have', async (name, path) => {
  const policy = await examplePolicy()
  const {
    Name,
    SecurityHeadersConfig: security,
    CustomHeadersConfig: custom,
  } = JSON.parse(textOf(s3(policy), `_hosts/s3/${name}`))
  const items: { Header: string; Value: string }[] = custom.Items
  expect(custom.Quantity).toBe(items.length)
  const said = {
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'X-Content-Type-Options': security.ContentTypeOptions && 'nosniff',
  }
  const { 'Cache-Control': _, ...expected } = headersAt(path, policy.headers)
  expect(said).toEqual(expected)
  expect(Name).toMatch(/^[\w-]+$/)
})

describe.skipIf(process.platform === 'win32')('upload.sh', () => {
  /** Runs the script with an `aws` that only logs its arguments, with files of the real site and these manifests. */
  async function told(
    args: readonly string[],
    manifests = ['build-manifest.json'],
    form: Parameters<typeof examplePolicy>[2] = {},
  ): Promise<string[]> {
    const folder = await temporaryFolder()
    const there = ['index.html', ...manifests].map((file) => [`dist/${file}`, ''] as const)
    const log = join(folder, 'log')
    const script = textOf(s3(await examplePolicy(undefined, undefined, form)), '_hosts/s3/upload.sh')
    const aws = `#!/bin/sh\necho "$PWD: $*" >> '${log}'\n`
    await writeFiles(folder, { ...Object.fromEntries(there), 'dist/_hosts/s3/upload.sh': script, 'bin/aws': aws })
    await chmod(join(folder, 'bin/aws'), 0o755)
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
    await promisify(execFile)('sh', [join(folder, 'dist/_hosts/s3/upload.sh'), ...args], { env })
    const lines = (await readFile(log, 'utf8')).trim().split('\n')
    return lines.map((line) => line.replace(`${join(folder, 'dist')}: `, ''))
  }

  const partsOf = (of: number, numbers: readonly number[]) =>
    numbers.map((number) => `build-manifest-${number}-of-${of}.json`)

  test.each([
    ['a part of several', partsOf(3, [2]), 'build-manifest-3-of-3.json'],
    ['all parts but the first', partsOf(3, [2, 3]), 'build-manifest-1-of-3.json'],
    ['all parts but the last', partsOf(12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 'build-manifest-12-of-12.json'],
    ['parts of two divisions', [...partsOf(2, [1, 2]), ...partsOf(4, [1, 2, 4])], 'build-manifest-3-of-4.json'],
    ['files that no build has listed', [], 'build-manifest-*-of-*.json'],
  ])('uploads and deletes nothing of %s', long, async (_, manifests, missing) => {
    await expect(told(['my-bucket'], manifests)).rejects.toThrow(`found no ${missing}, expected the whole site`)
  })

  test.each([
    ['one part', partsOf(1, [1])],
    ['three parts', partsOf(3, [1, 2, 3])],
    ['twelve parts', partsOf(12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])],
  ])('uploads a site of %s', long, async (_, manifests) => {
    expect(await told(['my-bucket'], manifests)).toHaveLength(3)
  })

  test('uploads assets with a lifetime of a year first, then the rest, and no files of operators', async () => {
    const [assets, rest, manifest, ...more] = await told(['my-bucket'])
    expect(assets).toMatch(
      /^s3 sync assets s3:\/\/my-bucket\/assets .*--cache-control public, max-age=31536000, immutable$/,
    )
    expect(assets).not.toContain('--delete')
    expect(rest).toMatch(/^s3 sync \. s3:\/\/my-bucket --delete .*--cache-control public, max-age=0, must-revalidate$/)
    for (const path of ['assets/*', '_hosts/*', '_headers', '.htaccess']) expect(rest).toContain(`--exclude ${path} `)
    expect(manifest).toMatch(/^s3 cp site\.webmanifest .*--content-type application\/manifest\+json/)
    expect(more).toEqual([])
  })

  describe.each([true, false])('with copies: %s', (precompressed) => {
    const givenFiles = [
      '/data.csv.gz',
      '/deep/it\'s "$1" [a].br',
      '/notes.txt',
      '/assets/model-1.csv.gz',
      // Its folder has a name as long as that of the assets.
      '/models/client-1.js.br',
    ]

    test.each([
      ['a page', 'index.html', true],
      ['a copy of a page', 'index.html.gz', !precompressed],
      ['a copy in a folder', 'deep/page.html.br', !precompressed],
      ['a static file that ends like a copy', 'data.csv.gz', true],
      ['one with signs that mean something elsewhere', 'deep/it\'s "$1" [a].br', true],
      ['an asset that ends like a copy', 'assets/model-1.csv.gz', true],
      ['a copy of an asset', 'assets/client-1.js.br', !precompressed],
      ['a file of operators', '_hosts/nginx/nginx.conf', false],
    ])('%s, %s, is uploaded: %s', long, async (_, path, isUploaded) => {
      const [assets = '', rest = ''] = await told(['my-bucket'], undefined, { precompressed, givenFiles })
      const inAssets = path.startsWith('assets/') && isLetThrough(assets, path.slice('assets/'.length))
      expect(inAssets || isLetThrough(rest, path)).toBe(isUploaded)
    })
  })

  test('invalidates CloudFront, if that is named', async () => {
    expect((await told(['my-bucket', 'E123'])).at(-1)).toBe(
      'cloudfront create-invalidation --distribution-id E123 --paths /*',
    )
  })
})

/** Whether `aws s3 sync` uploads a file: the last filter that matches it decides. `*` and `?` match slashes, too. */
function isLetThrough(command: string, path: string): boolean {
  const filters = [...command.matchAll(/--(include|exclude) (\S+)/g)].filter(([, , pattern = '']) => {
    const text = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
    return new RegExp(`^${text}$`, 's').test(path)
  })
  return filters.at(-1)?.[1] !== 'exclude'
}
