import { pageStyles } from '../assets/page-styles'
import { scriptFile } from '../assets/script-file'
import { frameOf } from '../pages/frame'
import type { PageSettings } from '../render/print/page-renderer'
import { headContext } from './head-context'
import type { SiteParts } from './site-parts'

/** What all pages of a site have in common. */
export function pageSettings({
  site,
  templates,
  assets,
  pages,
}: Pick<SiteParts, 'site' | 'templates' | 'assets' | 'pages'>): PageSettings {
  return {
    frame: frameOf(site),
    head: headContext(site, assets),
    script: site.address(`/${scriptFile(templates).path}`).href,
    fonts: templates.fonts.map(({ path }) => site.address(`/${path}`).href),
    assets: assets.addresses,
    styles: Object.fromEntries([...pageStyles({ pages, site })].map(([template, { use }]) => [template, use])),
  }
}
