import type { Site as AnySite } from '../../src/site/site'
import type { Brand, Site } from '../../templates/model/types'
import { bySlug, loadRealData } from './real-data'
import { modelOf, siteOf, type WholeSite } from './site-from'

/* Sites are made once for each address, for all tests of a worker. */
const models = new Map<string | undefined, WholeSite>()
const sites = new Map<string | undefined, AnySite>()

/** The real site as passed to templates, at its own address or another. */
export async function loadSite(siteUrl?: string): Promise<WholeSite> {
  const model = models.get(siteUrl) ?? modelOf(await loadRealData(), siteUrl)
  models.set(siteUrl, model)
  return model
}

/** The same as the program knows it. */
export async function loadWholeSite(siteUrl?: string): Promise<AnySite> {
  const site = sites.get(siteUrl) ?? siteOf(await loadRealData(), siteUrl)
  sites.set(siteUrl, site)
  return site
}

/** The brand with a slug. */
export function brandOf(site: Site, slug: string): Brand {
  return bySlug(
    site.collections.flatMap(({ brands }) => brands),
    slug,
  )
}
