import type { Site } from '../content/site/types'
import { assetAddress } from '../pages/document'
import type { HashedAssets } from './assets'

/** The web app manifest: name, colours and icons for home screens and tabs. */
export function webManifest({ studio, addresses }: Site, assets: HashedAssets): string {
  const icon = (name: string, sizes: string, more?: Record<string, string>) => ({
    src: assetAddress(assets.addresses, name).href,
    sizes,
    type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...more,
  })
  const manifest = {
    name: studio.name,
    short_name: studio.name.split(' ')[0],
    start_url: addresses.home.href,
    scope: addresses.home.href,
    display: 'browser',
    background_color: studio.themeColor.light,
    theme_color: studio.themeColor.light,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
