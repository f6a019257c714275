import { expect, test } from 'vitest'
import { breadcrumbs } from '../../../templates/structured-data/breadcrumbs'

test('the path to a page is a list whose positions start at 1', () => {
  const home = { name: 'Northmark Studio', url: 'https://host.example/' }
  const page = { name: 'Domains', url: 'https://host.example/domains' }
  expect(breadcrumbs(home, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Northmark Studio', item: 'https://host.example/' },
      { '@type': 'ListItem', position: 2, name: 'Domains', item: 'https://host.example/domains' },
    ],
  })
})
