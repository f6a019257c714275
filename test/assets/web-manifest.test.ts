import { expect, test } from 'vitest'
import { webManifest } from '../../src/assets/web-manifest'
import { loadWholeSite } from '../support/load-site'

const site = await loadWholeSite('https://host.example/base')
const names = ['icon.svg', 'icon-512.png', 'icon-maskable-512.png']
const byName = Object.fromEntries(names.map((name) => [name, site.address(`/assets/hashed-${name}`)]))
const assets = { files: [], addresses: { folder: 'templates/assets', byName } }
// Created by each test, so that mutation testing attributes it correctly.
const manifest = () => JSON.parse(webManifest(site, assets))

test('the app is named after the studio and has its paper colour', () => {
  expect(manifest()).toMatchObject({
    name: 'Northmark Studio',
    short_name: 'Northmark',
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
  })
})

test('it starts at home and stays below the base path', () => {
  expect(manifest()).toMatchObject({ start_url: '/base/', scope: '/base/', display: 'browser' })
})

test('its icons are the hashed files, with type and size, one of them maskable', () => {
  const icon = (name: string, type: string, sizes: string) => ({ src: `/base/assets/hashed-${name}`, sizes, type })
  expect(manifest()).toMatchObject({
    icons: [
      icon('icon.svg', 'image/svg+xml', 'any'),
      icon('icon-512.png', 'image/png', '512x512'),
      { ...icon('icon-maskable-512.png', 'image/png', '512x512'), purpose: 'maskable' },
    ],
  })
})
