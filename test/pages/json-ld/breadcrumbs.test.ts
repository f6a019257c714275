import { expect, test } from 'vitest'
import { breadcrumbs } from '../../../templates/structured-data/web-page'
import { loadSite } from '../../support/load-site'

test('the path to a page from the home page is a list whose positions start at 1', async () => {
  const page = { name: 'Domains', url: 'https://host.example/domains' }
  expect(breadcrumbs(await loadSite('https://host.example'), page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Northmark Studio', item: 'https://host.example/' },
      { '@type': 'ListItem', position: 2, name: 'Domains', item: 'https://host.example/domains' },
    ],
  })
})
