import { describe, expect, test } from 'vitest'
import type { SiteData } from '../../../templates/content/site'
import { loadSite } from '../../support/load-site'
import { loadRealData } from '../../support/real-data'
import { modelOf as buildSite } from '../../support/site-from'

test('names, years and addresses are those of the decisions', async () => {
  expect((await loadSite()).studio).toMatchObject({
    name: 'Northmark Studio',
    holding: 'Northmark Holdings LLC',
    email: 'investors@example.com',
    mailto: 'mailto:investors@example.com',
    foundingYear: 2024,
    copyrightYear: 2025,
  })
})

test('the footer names the holding company, and says that nothing is an offer of securities', async () => {
  const { ownership, disclaimer } = (await loadSite()).studio
  expect(ownership).toBe('Northmark Studio is a project of Northmark Holdings LLC.')
  expect(disclaimer).toMatch(/trademarks/)
  expect(disclaimer).toMatch(/intellectual property/)
  expect(disclaimer).toMatch(/Nothing here is an offer of securities\./)
})

test('market sizes are called management estimates, and reference prices the studio’s own', async () => {
  const { marketNote, referenceNote } = (await loadSite()).studio
  expect(marketNote).toMatch(/management estimates/)
  expect(referenceNote).toMatch(/studio’s own reference/)
  expect(referenceNote).toMatch(/not a former selling price/)
})

test.each([
  [{}, undefined],
  [{ formedIn: 'Wyoming' }, 'Northmark Holdings LLC, formed in Wyoming'],
  [{ postalAddress: '1 Main Street' }, 'Northmark Holdings LLC, 1 Main Street'],
  [{ formedIn: 'Wyoming', postalAddress: '1 Main Street' }, 'Northmark Holdings LLC, formed in Wyoming, 1 Main Street'],
])('a holding company with %j is described as %j', async (fields, company) => {
  const real = await loadRealData()
  const site = { ...real.site, value: { ...real.site.value, ...fields } }
  expect(buildSite({ ...real, site }).studio.company).toBe(company)
})

describe('social networks', () => {
  async function networksOf(social: SiteData['social']) {
    const real = await loadRealData()
    const site = { ...real.site, value: { ...real.site.value, social } }
    return buildSite({ ...real, site }).studio.social.map(({ network, href }) => [network, href])
  }

  test('are three, each on its own host', async () => {
    const hosts = (await loadSite()).studio.social.map(({ network, href }) => [network, new URL(href).host])
    expect(hosts).toEqual([
      ['Instagram', 'instagram.com'],
      ['X', 'x.com'],
      ['LinkedIn', 'linkedin.com'],
    ])
  })

  test('are each optional', async () => {
    expect(await networksOf({ x: 'https://x.com/a' })).toEqual([['X', 'https://x.com/a']])
    expect(await networksOf({})).toEqual([])
  })
})
