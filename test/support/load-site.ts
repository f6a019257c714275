import { buildSite } from '../../src/content/site/build-site'
import type { Brand, Site } from '../../src/content/site/types'
import { bySlug, loadRealData } from './real-data'

/** The real site as templates are given it, at its own address or at another. */
export async function loadSite(siteUrl?: string): Promise<Site> {
  return buildSite(await loadRealData(), siteUrl)
}

/** The brand of a slug. */
export function brandOf(site: Site, slug: string): Brand {
  return bySlug(
    site.collections.flatMap(({ brands }) => brands),
    slug,
  )
}
