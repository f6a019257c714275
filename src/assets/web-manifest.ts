import { assetAddress, hasIcons } from '../pages/document'
import type { Site } from '../site/site'
import type { HashedAssets } from './assets'

/** The web app manifest: name, colours and icons for home screens and tabs. */
export function webManifest(
  { settings: { name, themeColor }, home }: Pick<Site, 'settings' | 'home'>,
  assets: HashedAssets,
): string {
  const icon = (file: string, sizes: string, more?: Record<string, string>) => ({
    src: assetAddress(assets.addresses, file).href,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...more,
  })
  const manifest = {
    name,
    short_name: name.split(' ')[0],
    start_url: home.href,
    scope: home.href,
    display: 'browser',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: hasIcons(assets.addresses)
      ? [
          icon('icon.svg', 'any'),
          icon('icon-512.png', '512x512'),
          icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
        ]
      : [],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
