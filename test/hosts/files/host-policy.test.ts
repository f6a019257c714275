import { describe, expect, test } from 'vitest'
import { headersAt } from '../../../src/hosts/host-policy'
import { examplePolicy } from './example-policy'

const { headers } = await examplePolicy()

describe('the headers of', () => {
  test.each(['/', '/vistaset', '/missing', '/sitemap.xml', '/assets'])(
    '%s: revalidated, and only for this site',
    (path) => {
      expect(headersAt(path, headers)).toMatchObject({
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    },
  )

  test('/assets/client-1.js: cached for a year, and only for this site', () => {
    expect(headersAt('/assets/client-1.js', headers)).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  test('/assets/share-1.png: cached for a year, and for every site', () => {
    expect(headersAt('/assets/share-1.png', headers)).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
})

test.each([
  ['https://host.example', 'max-age=31536000'],
  ['http://host.example', undefined],
])('%s makes browsers stay with https: %s', async (siteUrl, value) => {
  const { headers: rules } = await examplePolicy(siteUrl)
  const said = headersAt('/', rules)
  expect(said['Strict-Transport-Security']).toBe(value)
  expect(said['Content-Security-Policy']).not.toContain('upgrade-insecure-requests')
})

test.each([
  ['https://host.example', { host: 'host.example', origin: 'https://host.example', base: '' }],
  ['https://host.example:8443/a/b/', { host: 'host.example:8443', origin: 'https://host.example:8443', base: '/a/b' }],
])('%s is split', async (siteUrl, expected) => {
  expect(await examplePolicy(siteUrl)).toMatchObject(expected)
})

test.each(['$1', 'a;b', 'caf%C3%A9', "o'clock"])(
  'a base path %s, which hosts could interpret differently, is refused',
  async (name) => {
    await expect(examplePolicy(`https://host.example/${name}`)).rejects.toThrow('expected one of letters, digits')
  },
)
