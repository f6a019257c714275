import { buildSite } from '../../src/content/site/build-site'
import type { Brand, Site } from '../../src/content/site/types'
import { bySlug, loadRealData } from './real-data'

/** The real site as passed to templates, at its own address or another. */
export async function loadSite(siteUrl?: string): Promise<Site> {
  return buildSite(await loadRealData(), siteUrl)
}

/** The brand with a slug. */
export function brandOf(site: Site, slug: string): Brand {
  return bySlug(
    site.collections.flatMap(({ brands }) => brands),
    slug,
  )
}
