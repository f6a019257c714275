import type { Site as AnySite } from '../../src/site/site'
import type { Brand, Site } from '../../templates/model/types'
import { bySlug, loadRealData } from './real-data'
import { modelOf, siteOf } from './site-from'

/** The real site as passed to templates, at its own address or another. */
export async function loadSite(siteUrl?: string): Promise<Site> {
  return modelOf(await loadRealData(), siteUrl)
}

/** The same as the program knows it. */
export async function loadWholeSite(siteUrl?: string): Promise<AnySite> {
  return siteOf(await loadRealData(), siteUrl)
}

/** The brand with a slug. */
export function brandOf(site: Site, slug: string): Brand {
  return bySlug(
    site.collections.flatMap(({ brands }) => brands),
    slug,
  )
}
