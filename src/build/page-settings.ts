import { scriptFile } from '../assets/assets'
import { pageStyles } from '../assets/page-styles'
import { usualLocale } from '../lib/formats'
import { assetAddress, hasIcons } from '../pages/document'
import type { HeadContext } from '../pages/head'
import type { PageSettings } from '../render/print/page-renderer'
import type { SiteParts } from './build-options'

/** What all pages of a site have in common. */
export function pageSettings({
  site,
  templates,
  assets,
  pages,
}: Pick<SiteParts, 'site' | 'templates' | 'assets' | 'pages'>): PageSettings {
  const script = scriptFile(templates)
  return {
    frame: site.frame,
    head: headContext({ site, templates, assets }),
    policy: site.settings.policy,
    script: script && site.address(`/${script.path}`).href,
    fonts: templates.compiled.fonts.map(({ path }) => site.address(`/${path}`).href),
    assets: assets.addresses,
    styles: Object.fromEntries([...pageStyles({ pages, site })].map(([template, { use }]) => [template, use])),
  }
}

/** The parts of the head that all pages of a site share. */
export function headContext({
  site: { settings, address },
  templates: { shareCard },
  assets: { addresses },
}: Pick<SiteParts, 'site' | 'templates' | 'assets'>): HeadContext {
  return {
    siteName: settings.name,
    locale: settings.locale ?? usualLocale,
    hasShareImages: shareCard !== undefined,
    icons: hasIcons(addresses)
      ? [
          { rel: 'icon', href: address('/favicon.ico').href, sizes: '32x32' },
          { rel: 'icon', href: assetAddress(addresses, 'icon.svg').href, type: 'image/svg+xml' },
          { rel: 'apple-touch-icon', href: assetAddress(addresses, 'apple-touch-icon.png').href },
        ]
      : [],
    manifest: address('/site.webmanifest').href,
    themeColor: settings.themeColor,
  }
}
