import { describe, expect, test } from 'vitest'
import { headersAt } from '../../../src/hosts/host-policy'
import { vercel } from '../../../src/hosts/vercel'
import { long } from '../../support/long'
import { examplePolicy, manyRedirects, textOf } from './example-policy'

interface Rule {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

const configAt = async (siteUrl: string) => {
  const policy = await examplePolicy(siteUrl)
  return { policy, config: JSON.parse(textOf(vercel(policy), 'vercel.json')) }
}

/** As documented by Vercel: a source is a pattern for the whole path, and the last matching rule decides a header. */
function headersOf(path: string, rules: readonly Rule[]): Record<string, string> {
  const matching = rules.filter(({ source }) => new RegExp(`^${source}$`).test(path))
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

/** The fields that Vercel documents for a static project. */
const documented = ['$schema', 'cleanUrls', 'trailingSlash', 'headers', 'redirects', 'rewrites']

describe.each(['', '/base'])('vercel.json under "%s"', (base) => {
  test('has only documented fields', async () => {
    const { config } = await configAt(`https://host.example${base}`)
    expect(Object.keys(config).filter((field) => !documented.includes(field))).toEqual([])
  })

  test.each(['/', '/vistaset', '/deep/missing', '/assets/client-1.js', '/assets/share-1.png'])(
    'gives %s the headers of the policy',
    long,
    async (path) => {
      const { policy, config } = await configAt(`https://host.example${base}`)
      expect(headersOf(`${base}${path}`, config.headers)).toEqual(headersAt(path, policy.headers))
    },
  )

  test('redirects permanently, and hides the files of operators', async () => {
    const { config } = await configAt(`https://host.example${base}`)
    expect(config.redirects).toEqual([
      { source: `${base}/old`, destination: `${base}/vistaset`, statusCode: 301 },
      { source: `${base}/away`, destination: 'https://other.example/?q=1', statusCode: 301 },
      {
        source: `${base}/wild`,
        destination: "https://other.example/a%3Ab/%241/%28c%29*!,;=@+&'?q[]=%242&u=+d#!%243%3Ax?/%28*%29'",
        statusCode: 301,
      },
      { source: `${base}/_hosts/:path*`, destination: `${base}/`, statusCode: 302 },
    ])
  })
})

test('addresses have neither extension nor trailing slash', async () => {
  const { config } = await configAt('https://host.example')
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(config).not.toHaveProperty('rewrites')
})

test('a base path is stripped, and its home page keeps the slash', async () => {
  const { config } = await configAt('https://host.example/base')
  expect(config).not.toHaveProperty('trailingSlash')
  expect(config.rewrites).toEqual([
    { source: '/base', destination: '/' },
    { source: '/base/:path*', destination: '/:path*' },
  ])
})

test.each(['?t=12:30', '?t=%3Aname', '?q=(a)'])(
  'a query that Vercel reads as a pattern is refused: %s',
  async (query) => {
    const policy = await examplePolicy('https://host.example', { '/old': `https://other.example/${query}` })
    expect(() => vercel(policy)).toThrow(
      `--host vercel: found a redirect to https://other.example/${query}, whose query`,
    )
  },
)

test('more redirects than Vercel reads are refused', async () => {
  const most = await examplePolicy(undefined, manyRedirects(2047))
  expect(() => vercel(most)).not.toThrow()
  const tooMany = await examplePolicy(undefined, manyRedirects(2048))
  expect(() => vercel(tooMany)).toThrow('--host vercel: found 2,049 redirects, expected at most 2,048')
})
