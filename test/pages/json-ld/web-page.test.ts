import { describe, expect, test } from 'vitest'
import { collectionPage, contactPage, webPage } from '../../../templates/structured-data/web-page'
import { loadSite } from '../../support/load-site'

const site = await loadSite('https://host.example/base')
const described = { name: 'Terms', description: 'The rules', url: 'https://host.example/terms' }

describe('a page', () => {
  test('has its name, description and address', () => {
    expect(webPage(described)).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      ...described,
    })
  })

  test('has its date of last change, if the page shows that', () => {
    expect(webPage(described, '2025-08-01')).toMatchObject({ '@type': 'WebPage', dateModified: '2025-08-01' })
  })
})

test('the contact page has the contact and its address', () => {
  expect(contactPage(described, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    ...described,
    mainEntity: { '@type': 'Organization', name: 'Northmark Studio', email: 'investors@example.com' },
  })
})

// In the order of the specification (§3): the existing brands, then those in development.
const vista = [
  ...['VistaReady', 'VistaNests', 'VistaEspresso', 'VistaRefresh', 'VistaSet', 'VistaMansions', 'VistaChateau'],
  ...['VistaChalet', 'VistaSip', 'VistaTavern', 'VistaSki', 'VistaSail', 'VistaNap', 'VistaGlasses', 'VistaEthos'],
  ...['VistaBalance', 'VistaTab', 'VistaRealm', 'VistaDive', 'VistaStrong', 'VistaTaste', 'VistaMeal', 'VistaSpots'],
  ...['VistaMission', 'VistaPursuit', 'VistaSteps', 'VistaValues', 'VistaEmpire', 'VistaKingdom'],
]
const ai = ['JumpinAI', 'AiRushTimes', 'ApplyAIFast', 'AIRushBase', 'AIRushPilot', 'AIRushVentures', 'AIRushConsulting']

test.each([
  { name: 'Vista Collection', path: 'vista-collection-portfolio', brands: vista },
  { name: 'AI Collection', path: 'ai-collection-portfolio', brands: ai },
])('the page of the $name lists its brands in the order of the page', ({ name, path, brands }) => {
  const collection = site.collections.find((candidate) => candidate.name === name)
  const url = `https://host.example/base/${path}`
  const described = { name, description: 'Brands', url }
  expect(collectionPage(described, collection?.brands ?? [])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    ...described,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: brands.length,
      itemListElement: brands.map((brand, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: brand,
        url: `https://host.example/base/${brand.toLowerCase()}`,
      })),
    },
  })
})
