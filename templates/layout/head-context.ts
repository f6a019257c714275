import type { Assets, HeadContext, Site } from 'build-site'

/** What the heads of all pages have in common. */
export function headContext({ studio, address }: Site, { file, shareImage }: Assets): HeadContext {
  return {
    siteName: studio.name,
    image: shareImage,
    icons: [
      { rel: 'icon', href: address('/favicon.ico').href, sizes: '32x32' },
      { rel: 'icon', href: file('icon.svg').href, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: file('apple-touch-icon.png').href },
    ],
    manifest: address('/site.webmanifest').href,
    themeColor: studio.themeColor,
  }
}
