import { describe, expect, test } from 'vitest'
import { framedPaths } from '../../src/pages/framed-paths'
import { frameOf } from '../../templates/model/frame'
import { loadSite } from '../support/load-site'

const site = await loadSite('https://host.example/base')

describe('what every page knows about the site', () => {
  test('is below the base path', () => {
    const { everything, addresses, collections, legal } = frameOf(site)
    expect(everything).toBe('/base/*')
    const links = [...Object.values(addresses), ...[...collections, ...legal].map(({ address }) => address)]
    expect(links.length).toBeGreaterThan(6)
    expect(links.filter(({ href, path }) => href !== `/base${path}`)).toEqual([])
  })

  test('at the root of a host covers everything', async () => {
    expect(frameOf(await loadSite('https://host.example')).everything).toBe('/*')
  })

  test('includes the portfolios and the legal pages by title, in their order', () => {
    const { collections, legal } = frameOf(site)
    expect(collections.map(({ title, address }) => [title, address.path])).toEqual([
      ['Vista Collection Portfolio', '/vista-collection-portfolio'],
      ['AI Collection Portfolio', '/ai-collection-portfolio'],
    ])
    expect(legal.map(({ title, address }) => [title, address.path])).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Use', '/terms-of-use'],
    ])
  })

  test('is serializable as JSON, because other threads get it', () => {
    expect(JSON.parse(JSON.stringify(frameOf(site)))).toEqual(frameOf(site))
  })

  test('contains no brand page and no domain, so that it is as small for a large site', () => {
    expect(JSON.stringify(frameOf(site))).not.toMatch(/vistaski|jumpinai/)
  })
})

test('the pages that header and footer link to are known by their paths, without the base path', () => {
  expect([...framedPaths(frameOf(site))].sort()).toEqual([
    ...['/', '/ai-collection-portfolio', '/contact', '/domains'],
    ...['/privacy-policy', '/terms-of-use', '/vista-collection-portfolio'],
  ])
})

test('a link that the site lacks is not among them', () => {
  const paths = framedPaths(frameOf({ ...site, collections: [], legal: [] }))
  expect([...paths].sort()).toEqual(['/', '/contact', '/domains'])
})
