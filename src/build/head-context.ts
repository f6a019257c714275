import type { HashedAssets } from '../assets/assets'
import type { Site } from '../content/site/types'
import { assetAddress } from '../pages/asset-address'
import type { HeadContext } from '../pages/head'

/** The parts of the head that all pages of a site share. */
export function headContext({ studio, address }: Site, { addresses }: HashedAssets): HeadContext {
  return {
    siteName: studio.name,
    icons: [
      { rel: 'icon', href: address('/favicon.ico').href, sizes: '32x32' },
      { rel: 'icon', href: assetAddress(addresses, 'icon.svg').href, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: assetAddress(addresses, 'apple-touch-icon.png').href },
    ],
    manifest: address('/site.webmanifest').href,
    themeColor: studio.themeColor,
  }
}
