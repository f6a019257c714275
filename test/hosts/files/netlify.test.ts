import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { describe, expect, test } from 'vitest'
import { headersAt } from '../../../src/hosts/host-policy'
import { netlify } from '../../../src/hosts/netlify'
import { temporaryFolder, writeFiles } from '../../support/folder'
import { examplePolicy, textOf } from './example-policy'

/** The files as parsed by Netlify's own parsers. */
async function parsed(siteUrl: string) {
  const policy = await examplePolicy(siteUrl)
  const files = netlify(policy)
  const folder = await temporaryFolder()
  await writeFiles(folder, { _headers: textOf(files, '_headers'), _redirects: textOf(files, '_redirects') })
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: undefined,
    minimal: false,
  })
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  expect([...errors, ...redirects.errors]).toEqual([])
  const headersOf = (path: string) =>
    Object.assign({}, ...headers.map((rule) => ('forRegExp' in rule && rule.forRegExp.test(path) ? rule.values : {})))
  return { policy, headersOf, redirects: redirects.redirects }
}

describe.each(['', '/base'])('Netlify, under "%s"', (base) => {
  test.each(['/', '/vistaset', '/deep/missing', '/assets/client-1.js', '/assets/share-1.png'])(
    'sends %s with the headers of the policy',
    async (path) => {
      const { policy, headersOf } = await parsed(`https://host.example${base}`)
      // Files without a rule are revalidated: Netlify's own default.
      const byDefault = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
      expect({ ...byDefault, ...headersOf(`${base}${path}`) }).toEqual(headersAt(path, policy.headers))
    },
  )

  test('redirects permanently, even if a file has the old name', async () => {
    const { redirects } = await parsed(`https://host.example${base}`)
    expect(redirects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: `${base}/old`, to: `${base}/vistaset`, status: 301, force: true }),
        expect.objectContaining({ from: `${base}/away`, to: 'https://other.example/?q=1', status: 301, force: true }),
        expect.objectContaining({
          from: `${base}/wild`,
          to: "https://other.example/a%3Ab/$1/(c)*!,;=@+&'?q[]=$2&u=+d#!$3%3Ax?/(*)'",
          force: true,
        }),
        expect.objectContaining({ from: `${base}/_hosts/*`, to: '/404.html', status: 404, force: true }),
      ]),
    )
  })
})

test('a base path is stripped, after everything else', async () => {
  const { redirects } = await parsed('https://host.example/base')
  expect(redirects.at(-1)).toMatchObject({ from: '/base/*', to: '/:splat', status: 200 })
})

test('without a base path nothing is rewritten', async () => {
  const { redirects } = await parsed('https://host.example')
  expect(redirects).toHaveLength(4)
})
