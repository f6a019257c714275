import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { pngSize } from '../support/png-size'
import { readSiteFile, siteHas } from '../support/site-files'
import { openPage } from '../support/site-page'

interface Manifest {
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
}

const manifest: Manifest = JSON.parse(readSiteFile('site.webmanifest'))

test('the manifest names the studio and starts at home', () => {
  expect([manifest.name, manifest.start_url]).toEqual(['Northmark Studio', '/'])
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})

test('the icons of the manifest exist and have the declared sizes, one of them maskable', async () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    expect(siteHas(src), src).toBe(true)
    if (!src.endsWith('.png')) continue
    const { width, height } = await pngSize(join(inject('realSite'), src))
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('the touch icon has 180 pixels', async () => {
  const link = openPage('/').document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')
  const path = join(inject('realSite'), new URL(link?.href ?? '').pathname)
  expect(await pngSize(path)).toEqual({ width: 180, height: 180 })
})
