import { describe, expect, test } from 'vitest'
import { framedPaths } from '../../src/pages/framed-paths'
import { frameOf } from '../../templates/model/frame'
import { loadSite } from '../support/load-site'

const site = await loadSite('https://host.example/base')

describe('what every page knows about the site', () => {
  test('is below the base path', () => {
    const { everything, addresses, header, footer } = frameOf(site)
    expect(everything).toBe('/base/*')
    const titled = [...header, ...footer.flatMap(({ links }) => links)]
    const links = [...Object.values(addresses), ...titled.map(({ address }) => address)].filter(
      (link) => link !== undefined,
    )
    expect(links.length).toBeGreaterThan(6)
    expect(links.filter(({ href, path }) => href !== `/base${path}`)).toEqual([])
  })

  test('at the root of a host covers everything', async () => {
    expect(frameOf(await loadSite('https://host.example')).everything).toBe('/*')
  })

  test('has the portfolios, the domains and the contact page in header and footer, the legal texts in the footer', () => {
    const { header, footer } = frameOf(site)
    const shown = (links: typeof header) => links.map(({ title, address }) => `${title} ${address.path}`)
    const lists = [
      'Vista Collection Portfolio /vista-collection-portfolio',
      'AI Collection Portfolio /ai-collection-portfolio',
      'Domains /domains',
    ]
    expect(shown(header)).toEqual([...lists, 'Contact Us /contact'])
    expect(footer.map(({ heading, links }) => [heading, shown(links)])).toEqual([
      ['Company', [...lists, 'Contact /contact']],
      ['Legal', ['Privacy Policy /privacy-policy', 'Terms of Use /terms-of-use']],
    ])
  })

  test('has the links that the data names instead', () => {
    const navigation = {
      header: [{ label: 'Team', to: '/team' }],
      footer: [{ heading: 'More', links: [{ label: 'Shop', to: 'https://shop.example/' }] }],
    }
    const { header, footer } = frameOf({ ...site, navigation })
    expect(header).toEqual([{ title: 'Team', address: site.address('/team') }])
    expect(footer[0]?.links[0]).toMatchObject({ title: 'Shop', address: { href: 'https://shop.example/' } })
    expect(frameOf({ ...site, navigation: { header: navigation.header } }).footer).toEqual(frameOf(site).footer)
  })

  test('is serializable as JSON, because it is sent to other threads', () => {
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

test('a missing link is not among them', () => {
  const paths = framedPaths(frameOf({ ...site, collections: [], legal: [] }))
  expect([...paths].sort()).toEqual(['/', '/contact', '/domains'])
})
