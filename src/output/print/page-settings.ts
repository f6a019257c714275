import { frameOf } from '../../pages/frame'
import { scriptFile } from '../files/script-file'
import type { SiteParts } from '../site-parts'
import { headContext } from './head-context'
import type { PageSettings } from './page-renderer'
import { pageStyles } from './page-styles'

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
