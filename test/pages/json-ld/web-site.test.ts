import { expect, test } from 'vitest'
import { webSite } from '../../../templates/structured-data/web-page'
import { loadSite } from '../../support/load-site'

test.each([
  ['https://host.example', 'https://host.example/'],
  ['https://host.example/base', 'https://host.example/base/'],
])('the website at %s can be searched through its domains page by the parameter q', async (siteUrl, home) => {
  expect(webSite(await loadSite(siteUrl))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: 'Northmark Studio',
    url: home,
    publisher: { '@id': `${home}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}domains?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})
