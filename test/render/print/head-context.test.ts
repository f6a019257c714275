import { expect, test } from 'vitest'
import { headContext } from '../../../src/build/page-settings'
import { headEntries, siteEntries } from '../../../src/pages/head'
import { exampleImage } from '../../support/example-assets'
import { loadWholeSite } from '../../support/load-site'
import { pageAt, templateAt } from '../../support/pages'
import { parseDocument } from '../../support/parse-document'
import { partsOf } from '../../support/site-parts'

const site = await loadWholeSite('https://host.example/base')

test('icons, manifest and share image follow the base path', () => {
  const parts = partsOf(site, templateAt('templates/pages/about.tsx'), [])
  const page = { ...pageAt('/somewhere'), image: exampleImage(site), jsonLd: [] }
  const { head } = parseDocument([...headEntries(page, []), ...siteEntries(headContext(parts))].join(''))
  const links = [...head.querySelectorAll('link[rel*=icon], link[rel=manifest]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links).toEqual([
    '/base/favicon.ico',
    '/base/assets/icon.svg',
    '/base/assets/apple-touch-icon.png',
    '/base/site.webmanifest',
  ])
  expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://host.example/base/assets/share-1.png',
  )
})

test('the name and the colours are those of the studio', () => {
  const parts = partsOf(site, templateAt('templates/pages/about.tsx'), [])
  const settings = { ...site.settings, name: 'Southmark', themeColor: { light: '#fff', dark: '#000' } }
  expect(headContext({ ...parts, site: { ...site, settings } })).toMatchObject({
    siteName: 'Southmark',
    themeColor: { light: '#fff', dark: '#000' },
  })
})
